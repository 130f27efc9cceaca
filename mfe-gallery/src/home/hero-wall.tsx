import type { Image } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { Link } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { CARD_SIZES, cardSrcSet, optimizedImageUrl, SMALL_CARD_SIZES } from "@promptfolio/lib/image-url";
import { StaticPicture } from "@promptfolio/ui/static-picture";
import { color, media, motion, radius, shadow, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** Shares of the large poster's width. Two small ones and the gap between them are as high as the large one. */
const WIDTHS = {
  large: "var(--hero-poster)",
  medium: "calc(var(--hero-poster) * 0.64)",
  small: `calc((var(--hero-poster) - ${space[4]} * 0.8) / 2)`,
} as const;

/** Runs off the window's right edge; the clipped part can't be scrolled to. One row of small posters on phones. */
const Wall = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-width: 0;
  padding-block: ${space[1]};
  overflow-x: clip;
  overflow-clip-margin: ${space[2]};

  ${media.medium} {
    gap: ${space[4]};
  }

  > :nth-child(4) {
    display: none;

    ${media.medium} {
      display: flex;
    }

    ${media.large} {
      display: none;
    }

    ${media.wide} {
      display: flex;
    }
  }
`;

const Column = styled.div`
  display: contents;

  ${media.medium} {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: ${space[4]};

    &:nth-child(2) {
      padding-top: ${space[10]};
    }

    &:nth-child(4) {
      padding-top: ${space[6]};
    }
  }
`;

const WallPoster = styled(Link)<{ $size: keyof typeof WIDTHS }>`
  display: block;
  flex: none;
  width: var(--hero-poster);

  ${media.medium} {
    width: ${({ $size }) => WIDTHS[$size]};
  }

  border-radius: ${radius.small};
  box-shadow: ${shadow.lifted};
  overflow: clip;
  transition: transform ${motion.slow};

  ${media.hover} {
    &:hover {
      transform: translateY(-3px);
    }
  }
`;

/** A label like the one beside a work in a museum. */
const Label = styled.p`
  ${type.caption}
  display: none;
  width: ${WIDTHS.large};

  ${media.medium} {
    display: grid;
  }

  color: ${color.inkSoft};

  strong {
    ${type.label}
    color: ${color.ink};
  }
`;

/** Placeholder drawings in the theme's colours: a disc, a hill, a column of stripes. */
const DRAWINGS = [
  `radial-gradient(circle at 62% 34%, ${color.accent} 0 21%, transparent 21.4%), linear-gradient(172deg, transparent 58%, ${color.inkSoft} 58.2% 74%, ${color.ink} 74.2%)`,
  `repeating-linear-gradient(90deg, ${color.control} 0 6%, transparent 6% 12%)`,
  `radial-gradient(circle at 50% 100%, ${color.ink} 0 30%, transparent 30.5% 40%, ${color.accent} 40.5% 52%, transparent 52.5%)`,
  `linear-gradient(135deg, ${color.accentSoft} 50%, ${color.control} 50.2%)`,
  `radial-gradient(circle at 28% 28%, ${color.inkSoft} 0 16%, transparent 16.5%), radial-gradient(circle at 70% 68%, ${color.accent} 0 24%, transparent 24.5%)`,
  `linear-gradient(0deg, ${color.ink} 34%, transparent 34.2%), radial-gradient(circle at 50% 66%, ${color.accent} 0 26%, transparent 26.5%)`,
  `repeating-radial-gradient(circle at 0% 100%, ${color.accentSoft} 0 8%, transparent 8% 16%)`,
] as const;

const Frame = styled.div<{ $size: keyof typeof WIDTHS; $drawing: string }>`
  flex: none;
  width: var(--hero-poster);
  aspect-ratio: 4 / 5;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${({ $drawing }) => $drawing}, ${color.sunken};

  ${media.medium} {
    width: ${({ $size }) => WIDTHS[$size]};
  }
`;

/** Replaces a picture while the collection is empty or can't be loaded. */
const BlankPoster = ({ size, drawing }: { size: keyof typeof WIDTHS; drawing: number }) => (
  <Frame aria-hidden $size={size} $drawing={DRAWINGS[drawing % DRAWINGS.length] ?? DRAWINGS[0]} />
);

/** The route declares the same query, so the pictures are there at the first paint. */
export const wallQuery = getImages({ limit: 7, sort: "views", order: "desc" });

/** Displayed widths of the posters, from which the browser chooses a rendition. */
const SIZES = {
  large: "(min-width: 64em) 22rem, (min-width: 48em) 15rem, 5rem",
  medium: "(min-width: 64em) 14rem, (min-width: 48em) 10rem, 5rem",
  small: "(min-width: 64em) 11rem, (min-width: 48em) 7rem, 5rem",
} as const;

const Poster = ({
  image,
  size,
  place,
  priority = false,
}: {
  image: Image;
  size: keyof typeof SIZES;
  /** The window may clip posters beyond the second column, so those are not for keyboard or assistive technology. */
  place: "whole" | "cut";
  priority?: boolean;
}) => (
  <WallPoster
    to={imagePath(image.id, image.title)}
    $size={size}
    {...(place === "cut" && { tabIndex: -1, "aria-hidden": true })}
  >
    <StaticPicture
      src={optimizedImageUrl(image.imageUrl)}
      srcSet={cardSrcSet(image.imageUrl, priority ? CARD_SIZES : SMALL_CARD_SIZES)}
      sizes={SIZES[size]}
      {...PICTURE_SIZES.card}
      thumbhash={image.thumbhash}
      alt={place === "cut" ? "" : image.alt || image.title}
      priority={priority}
    />
  </WallPoster>
);

/** One large poster with its label, smaller ones beside it, the last column clipped by the window. */
export default function HeroWall() {
  const images = useApiQuery(wallQuery).data?.images ?? [];
  const [first, ...others] = images;
  const hang = (index: number, size: "medium" | "small", place: "whole" | "cut") => {
    const image = others[index];
    return image ? (
      <Poster image={image} size={size} place={place} />
    ) : (
      <BlankPoster size={size} drawing={index + 1} />
    );
  };
  return (
    <Wall>
      <Column>
        {first ? (
          <Poster image={first} size="large" place="whole" priority />
        ) : (
          <BlankPoster size="large" drawing={0} />
        )}
        {first && (
          <Label>
            <strong>{first.title}</strong>
            <span>{`${first.category}, ${first.theme.toLowerCase()}`}</span>
          </Label>
        )}
      </Column>
      <Column>
        {hang(0, "small", "whole")}
        {hang(1, "small", "whole")}
      </Column>
      <Column>
        {hang(2, "medium", "cut")}
        {hang(3, "small", "cut")}
      </Column>
      <Column>
        {hang(4, "small", "cut")}
        {hang(5, "medium", "cut")}
      </Column>
    </Wall>
  );
}
