import { useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { ArrowDown, ArrowRight } from "@promptfolio/ui/icons";
import { scrollToSection } from "@promptfolio/ui/smooth-anchors";
import { Actions } from "./hero-style";
import { HOME_TEXTS, SECTION_IDS } from "./home-texts";

/** The hero's buttons. Visitors who are signed in are not offered an account. */
export const HeroActions = () => {
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
        onClick={() => scrollToSection(SECTION_IDS.explore)}
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
