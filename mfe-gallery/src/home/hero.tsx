import { lazyPart, StaticPart, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { ArrowDown, ArrowRight } from "@promptfolio/ui/icons";
import { scrollToSection } from "@promptfolio/ui/smooth-anchors";
import { color, measure, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { HOME_TEXTS } from "./home-texts";

/**
 * Text on the left, and on the right the wall, which runs off the window's edge; stacked on small screens. The gallery
 * below begins in the first screen: its first card on phones, its heading on larger screens.
 */
const Frame = styled.section`
  --hero-poster: 5rem;
  display: grid;
  gap: ${space[4]};
  padding-block: clamp(${space[5]}, 3vw, ${space[10]}) 0;
  padding-left: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  overflow-x: clip;

  ${media.medium} {
    --hero-poster: 15rem;
    gap: ${space[8]};
  }

  ${media.large} {
    --hero-poster: clamp(19rem, 24vw, 22rem);
    grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);
    gap: clamp(${space[8]}, 4vw, ${space[20]});
    align-items: center;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 36rem) minmax(0, 1fr);
  }

  /* The wall runs off the window's edge. */
  > * {
    min-width: 0;
  }
`;

const Words = styled.div`
  padding-right: ${space.gutter};

  ${media.large} {
    padding-right: 0;
  }
`;

const Headline = styled.h1`
  ${type.hero}

  ${media.large} {
    font-size: clamp(3.25rem, 4.6vw, 4.5rem);
  }

  span {
    display: block;
  }
`;

const Lead = styled.p`
  ${type.lead}
  max-width: 28em;
  margin-top: ${space[3]};
  color: ${color.inkSoft};

  ${media.medium} {
    margin-top: ${space[6]};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[4]};

  ${media.medium} {
    margin-top: ${space[8]};
  }

  /* Hides the guests' buttons from signed-in visitors: the server can only render those. */
  :root[data-session] &[data-guest="true"] {
    visibility: hidden;
  }

  /* Both in one line on phones. */
  > a {
    flex: 1 1 auto;
    min-height: 2.75rem;
    padding-inline: ${space[3]};

    svg {
      display: none;
    }

    ${media.small} {
      flex: none;
      min-height: 3.375rem;
      padding-inline: ${space[6]};

      svg {
        display: block;
      }
    }
  }
`;

/** A row with dots between the items; the dot before the first item of each line overflows and is clipped. */
const Fine = styled.ul.attrs({ role: "list" })`
  ${type.caption}
  display: none;
  flex-wrap: wrap;
  margin: ${space[6]} 0 0 calc(-1 * ${space[6]});
  color: ${color.inkSoft};
  clip-path: inset(0 0 0 ${space[6]});

  ${media.medium} {
    display: flex;
  }

  li {
    padding-left: ${space[6]};
  }

  li::before {
    content: "";
    display: inline-block;
    width: 0.25rem;
    height: 0.25rem;
    margin: 0 calc(${space[3]} - 0.125rem) 0 calc(-1 * ${space[3]} - 0.125rem);
    border-radius: 50%;
    background: ${color.control};
    vertical-align: middle;
  }
`;

/** The hero's buttons. Visitors who are signed in are not offered an account. */
const HeroActions = () => {
  const isGuest = useSession().kind === "guest";
  return (
    <Actions data-guest={isGuest}>
      {isGuest && (
        <ButtonLink
          as={Link}
          to="/signup"
          variant="primary"
          size="large"
          trailing={<ArrowRight aria-hidden />}
        >
          {HOME_TEXTS.startCreating}
        </ButtonLink>
      )}
      <ButtonLink
        as={Link}
        to="/"
        variant={isGuest ? "secondary" : "primary"}
        size="large"
        trailing={<ArrowDown aria-hidden />}
        onClick={() => scrollToSection("explore")}
      >
        {HOME_TEXTS.viewGallery}
      </ButtonLink>
      {!isGuest && (
        <ButtonLink as={Link} to="/templates" size="large" trailing={<ArrowRight aria-hidden />}>
          {HOME_TEXTS.templates}
        </ButtonLink>
      )}
    </Actions>
  );
};

export const HeroWall = lazyPart(() => import(/* webpackChunkName: "hero-wall" */ "./hero-wall"));

const fine = [`${FIGURES.designs} designs`, "Free to use", "Commercial licence"];

/** The first screen: a headline, two buttons, and a wall of real posters. */
export const Hero = () => (
  <Frame aria-labelledby="hero-title">
    <Words>
      <Headline id="hero-title">
        <span>See the poster.</span> <span>Read the prompt.</span>
      </Headline>
      <Lead>AI posters, mockups and banners, each hung with the exact words that made it.</Lead>
      <HeroActions />
      <Fine>
        {fine.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Fine>
    </Words>
    <StaticPart>
      <HeroWall />
    </StaticPart>
  </Frame>
);
