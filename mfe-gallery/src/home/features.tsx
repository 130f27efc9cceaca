import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { ChartNoAxesColumn, KeyRound, Stamp, Timer, UsersRound } from "@promptfolio/ui/icons";
import { Section } from "@promptfolio/ui/section";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { css, styled } from "styled-components";
import { FormatDrawing, SealedDrawing, UptimeDrawing } from "./feature-drawings";
import { HOME_TEXTS } from "./home-texts";

const Bento = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const SPANS = {
  small: css`
    justify-content: space-between;

    p {
      ${type.small}
    }
  `,
  large: css`
    justify-content: flex-end;
    background: ${color.accentSoft};
    border-color: transparent;

    ${media.small} {
      grid-column: span 2;
    }

    ${media.large} {
      grid-row: span 2;
    }
  `,
  wide: css`
    ${media.small} {
      grid-column: span 2;
    }

    ${media.medium} {
      flex-direction: row;
      align-items: center;
      gap: ${space[8]};
    }
  `,
} as const;

/** What all tiles have in common: its own class, so that the page contains it once. */
const Base = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space[6]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  > svg {
    flex: none;
    margin-bottom: ${space[6]};
  }

  h3 {
    ${type.subheading}
    margin-top: auto;
  }

  p {
    ${type.body}
    max-width: 46ch;
    margin-top: ${space[2]};
    color: ${color.inkSoft};
  }
`;

const Tile = styled(Base)<{ $span: keyof typeof SPANS }>`
  ${({ $span }) => SPANS[$span]}
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`;

/** The product's features as tiles: two large ones with a drawing, the others with one line each. */
export const Features = () => (
  <Section
    estimatedHeight={{ narrow: "119.5rem", medium: "91.5rem", large: "65rem" }}
    id="features"
    label={HOME_TEXTS.features}
    title="Small things that make it work"
  >
    <Bento>
      <Tile $span="large">
        <SealedDrawing />
        <h3>Sealed prompts, fair allowance</h3>
        <p>The words leave our server only when you ask for them, and every day brings fresh views.</p>
      </Tile>
      <Tile $span="small">
        <Timer aria-hidden />
        <h3>Under {FIGURES.generationSeconds} seconds</h3>
        <p>From the paste to the picture.</p>
      </Tile>
      <Tile $span="small">
        <Stamp aria-hidden />
        <h3>Commercial licence</h3>
        <p>Campaigns, packaging, client work: all fine.</p>
      </Tile>
      <Tile $span="small">
        <UsersRound aria-hidden />
        <h3>Team collaboration</h3>
        <p>Share finds instead of mailing screenshots.</p>
      </Tile>
      <Tile $span="small">
        <ChartNoAxesColumn aria-hidden />
        <h3>Analytics</h3>
        <p>See which pieces others reach for.</p>
      </Tile>
      <Tile $span="wide">
        <FormatDrawing />
        <div>
          <h3>{`${FIGURES.formats.join(", ")}, up to ${FIGURES.resolution}`}</h3>
          <p>One picture for the feed, one for the printer.</p>
        </div>
      </Tile>
      <Tile $span="small">
        <KeyRound aria-hidden />
        <h3>Signed sign-in</h3>
        <p>JWT authentication, and a session that ends when you say so.</p>
      </Tile>
      <Tile $span="small">
        <UptimeDrawing />
        <h3>
          <Figure>{FIGURES.uptime}</Figure> uptime
        </h3>
        <p>The wall is up when your deadline is.</p>
      </Tile>
    </Bento>
  </Section>
);
