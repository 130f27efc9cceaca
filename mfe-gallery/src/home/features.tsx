import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { ChartNoAxesColumn, KeyRound, Stamp, Timer, UsersRound } from "@promptfolio/ui/icons";
import { Section } from "@promptfolio/ui/section";
import { FormatDrawing, SealedDrawing, UptimeDrawing } from "./feature-drawings";
import { Bento, Figure, Tile } from "./features-style";
import { HOME_TEXTS, SECTION_IDS } from "./home-texts";

/** The product's features as tiles: two large ones with a drawing, the others with one line each. */
export const Features = () => (
  <Section
    estimatedHeight={{ narrow: "119.5rem", medium: "91.5rem", large: "65rem" }}
    id={SECTION_IDS.features}
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
