import { Link } from "@promptfolio/host/router";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { scrollToSection } from "@promptfolio/ui/smooth-anchors";
import { ArrowDown, ArrowRight } from "lucide-react";
import { Actions, Fine, Frame, Headline, Lead, Words } from "./hero-style";
import { HeroWall } from "./hero-wall";
import { HOME_TEXTS, SECTION_IDS } from "./home-texts";

const fine = [`${FIGURES.designs} designs`, "Free to use", "Commercial licence"];

/** The first screen: a promise, two ways in, and a wall of real posters. */
export const Hero = () => (
  <Frame aria-labelledby="hero-title">
    <Words>
      <Headline id="hero-title">
        <span>See the poster.</span> <span>Read the prompt.</span>
      </Headline>
      <Lead>
        A gallery of AI posters, mockups and banners, each one hung with the exact words that made it. Find
        one you like, break its seal, and make it yours.
      </Lead>
      <Actions>
        <ButtonLink
          as={Link}
          to="/signup"
          variant="primary"
          size="large"
          trailing={<ArrowRight aria-hidden />}
        >
          {HOME_TEXTS.startCreating}
        </ButtonLink>
        <ButtonLink
          as={Link}
          to="/"
          size="large"
          trailing={<ArrowDown aria-hidden />}
          onClick={() => scrollToSection(SECTION_IDS.explore)}
        >
          {HOME_TEXTS.viewGallery}
        </ButtonLink>
      </Actions>
      <Fine>
        {fine.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Fine>
    </Words>
    <HeroWall />
  </Frame>
);
