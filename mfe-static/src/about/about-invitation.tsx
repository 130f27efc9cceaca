import { Link } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Container, Row } from "@promptfolio/ui/layout";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Frame = styled(Container)`
  padding-block: ${space.section};

  h2 {
    ${type.title}
    max-width: 18ch;
  }

  p {
    ${type.lead}
    max-width: 46ch;
    margin-block: ${space[4]} ${space[8]};
    color: ${color.inkSoft};
  }
`;

export const AboutInvitation = () => (
  <Frame as="section" aria-labelledby="invitation-title">
    <h2 id="invitation-title">The wall is open. Come in.</h2>
    <p>Looking is free, and so is an account. It takes less time than finding the right screenshot.</p>
    <Row>
      <ButtonLink as={Link} to="/#explore" variant="primary" size="large">
        See the gallery
      </ButtonLink>
      <ButtonLink as={Link} to="/contact" size="large">
        Write to us
      </ButtonLink>
    </Row>
  </Frame>
);
