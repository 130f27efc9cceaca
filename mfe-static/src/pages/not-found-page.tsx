import { Link, useLocation } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Container, Row } from "@promptfolio/ui/layout";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { useEffect } from "react";
import { styled } from "styled-components";
import { EmptyFrame } from "../not-found/empty-frame";
import { TEXTS } from "../texts";

const Frame = styled(Container)`
  display: grid;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding-block: clamp(${space[8]}, 5vw, ${space[20]});

  ${media.medium} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }

  > svg {
    width: 100%;
    max-width: 30rem;
    height: auto;

    ${media.medium} {
      order: 1;
    }
  }

  h1 {
    ${type.hero}
  }

  p {
    ${type.lead}
    max-width: 29.3em;
    margin-block: ${space[5]} ${space[8]};
    color: ${color.inkSoft};
  }

  code {
    overflow-wrap: anywhere;
    color: ${color.ink};
  }
`;

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", pathname);
  }, [pathname]);
  return (
    <Frame>
      <EmptyFrame />
      <div>
        <h1>{TEXTS.notFound}</h1>
        <p>
          Nothing hangs at <code>{pathname}</code>. The picture may have been taken down, or the address has a
          slip in it.
        </p>
        <Row>
          <ButtonLink as={Link} to="/" variant="primary" size="large">
            Return to Home
          </ButtonLink>
          <ButtonLink as={Link} to="/help" size="large">
            Get help
          </ButtonLink>
        </Row>
      </div>
    </Frame>
  );
}
