import { lazyPart, StaticPart, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { ArrowDown, ArrowRight } from "@promptfolio/ui/icons";
import { scrollToSection } from "@promptfolio/ui/smooth-anchors";
import { Actions, Fine, Frame, Headline, Lead, Words } from "./hero-style";
import { HOME_TEXTS } from "./home-texts";

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
