import { Link } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { Container } from "@promptfolio/ui/layout";
import { TEXTS } from "../texts";

/** Shown if the image doesn't exist. `title` says so, or what is wrong with the URL. */
export const ImageMissing = ({ title }: { title: string }) => (
  <Container>
    <EmptyState
      drawing="missing"
      level={1}
      title={title}
      action={
        <ButtonLink as={Link} to="/" variant="primary">
          {TEXTS.backToGallery}
        </ButtonLink>
      }
    >
      {TEXTS.notFoundExplained}
    </EmptyState>
  </Container>
);
