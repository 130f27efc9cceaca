import { useHost } from "@promptfolio/host";
import { Button } from "@promptfolio/ui/button";
import { ErrorState } from "@promptfolio/ui/error-state";
import { PartBoundary } from "@promptfolio/ui/part-boundary";
import { Skeleton } from "@promptfolio/ui/skeleton";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import { useLazy } from "./use-lazy";

/** Keeps the footer below the viewport while the tab loads, so that nothing visible shifts. */
const Frame = styled.div`
  min-height: calc(100dvh - 12rem);
`;

interface LazyTabProps {
  name: string;
  /** Must be stable. */
  load: () => Promise<{ default: ComponentType<object> }>;
}

/** A tab whose code is loaded when it opens; a failed load can be retried. */
export const LazyTab = ({ name, load }: LazyTabProps) => {
  const host = useHost();
  const { loading, retry } = useLazy(`tab ${name}`, load);
  return (
    <Frame aria-busy={loading.state === "loading"}>
      {loading.state === "ready" && (
        <PartBoundary report={(error) => host.report(error, `tab ${name}`)}>
          <loading.Component />
        </PartBoundary>
      )}
      {loading.state === "loading" && <Skeleton $height="20rem" $radius="card" />}
      {loading.state === "failed" && (
        <ErrorState title="This part could not be loaded" action={<Button onClick={retry}>Retry</Button>}>
          The connection may have been interrupted, or a content blocker in this browser may have stopped it.
        </ErrorState>
      )}
    </Frame>
  );
};
