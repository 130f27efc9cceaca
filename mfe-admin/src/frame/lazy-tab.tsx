import { Button } from "@promptfolio/shared/ui/button";
import { ErrorState } from "@promptfolio/shared/ui/error-state";
import { Skeleton } from "@promptfolio/shared/ui/skeleton";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import { useLazy } from "./use-lazy";

const Place = styled.div`
  min-height: 60dvh;
`;

interface LazyTabProps {
  name: string;
  /** The same function each time. */
  load: () => Promise<{ default: ComponentType<object> }>;
}

/** A tab that is fetched when it is opened, and can be asked for again if that fails. */
export const LazyTab = ({ name, load }: LazyTabProps) => {
  const { loading, retry } = useLazy(`tab ${name}`, load);
  if (loading.state === "ready") return <loading.Component />;
  return (
    <Place aria-busy={loading.state === "loading"}>
      {loading.state === "loading" ? (
        <Skeleton $height="20rem" $radius="card" />
      ) : (
        <ErrorState title="This part could not be loaded" action={<Button onClick={retry}>Retry</Button>}>
          The connection may have been interrupted.
        </ErrorState>
      )}
    </Place>
  );
};
