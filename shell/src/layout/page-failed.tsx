import { lazyPart } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { RotateCw } from "@promptfolio/ui/icons";
import { MessagePage } from "@promptfolio/ui/missing-page";
import { Suspense, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";

/** Has the focus only to be where the page was: like `main`, it is no control. */
const Frame = styled.div`
  &:focus {
    outline: none;
  }
`;

const OtherPosters = lazyPart(() => import(/* webpackChunkName: "other-posters" */ "./other-posters"));

/** Shown in place of a page that could not be loaded, or that failed. The rest of the site continues to work. */
export const PageFailed = ({ remote, onRetry }: { remote: string; onRetry: () => void }) => {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    // Scrolls to it: the visitor may have read far below.
    element?.focus();
    return () => {
      // The page has loaded after all, or is being retried: focus would move to the body when this frame is removed.
      const hasFocus = element?.contains(document.activeElement);
      if (hasFocus) element?.closest("main")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Frame ref={frame} tabIndex={-1} data-failed-remote={remote}>
      <MessagePage
        role="alert"
        title="This page is taking a break"
        actions={
          <>
            <Button variant="primary" size="large" icon={<RotateCw aria-hidden />} onClick={onRetry}>
              Retry
            </Button>
            <ButtonLink as={Link} to="/" size="large">
              Back to Gallery
            </ButtonLink>
          </>
        }
      >
        Its part of the site could not be loaded just now. Everything else works as usual, and nothing of
        yours is lost. It has been reported.
      </MessagePage>
      <Suspense>
        <OtherPosters />
      </Suspense>
    </Frame>
  );
};
