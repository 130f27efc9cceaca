import { Link } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { ErrorState } from "@promptfolio/ui/error-state";
import { Container } from "@promptfolio/ui/layout";
import type { ReactNode } from "react";
import { TEXTS } from "../texts";

/** The image may exist, but can't be loaded at the moment. */
export const ImageFailed = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <Container>
    <ErrorState
      level={1}
      title="This image cannot be shown right now"
      action={
        <>
          {action}
          <ButtonLink as={Link} to="/" variant="quiet">
            {TEXTS.backToGallery}
          </ButtonLink>
        </>
      }
    >
      {children}
    </ErrorState>
  </Container>
);
