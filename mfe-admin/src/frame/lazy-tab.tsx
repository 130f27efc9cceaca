import { Button } from "@promptfolio/ui/button";
import { ErrorState } from "@promptfolio/ui/error-state";
import { Skeleton } from "@promptfolio/ui/skeleton";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import { useLazy } from "./use-lazy";

/** The footer stays below the window's edge, whatever comes: nothing in sight is pushed. */
const Place = styled.div`
  min-height: calc(100dvh - 12rem);
`;

interface LazyTabProps {
  name: string;
  /** The same function each time. */
  load: () => Promise<{ default: ComponentType<object> }>;
}

/** A tab that is fetched when it is opened, and can be asked for again if that fails. */
export const LazyTab = ({ name, load }: LazyTabProps) => {
  const { loading, retry } = useLazy(`tab ${name}`, load);
  return (
    <Place aria-busy={loading.state === "loading"}>
      {loading.state === "ready" && <loading.Component />}
      {loading.state === "loading" && <Skeleton $height="20rem" $radius="card" />}
      {loading.state === "failed" && (
        <ErrorState title="This part could not be loaded" action={<Button onClick={retry}>Retry</Button>}>
          The connection may have been interrupted.
        </ErrorState>
      )}
    </Place>
  );
};
