import { Link } from "@promptfolio/shared/router";
import { ButtonLink } from "@promptfolio/shared/ui/button-link";
import { ErrorState } from "@promptfolio/shared/ui/error-state";
import { Container } from "@promptfolio/shared/ui/layout";
import type { ReactNode } from "react";
import { TEXTS } from "../texts";

/** The image may exist, but cannot be had just now. */
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
