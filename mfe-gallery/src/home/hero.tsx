import { lazyPart, StaticPart } from "@promptfolio/host";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { HeroActions } from "./hero-actions";
import { Fine, Frame, Headline, Lead, Words } from "./hero-style";

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
