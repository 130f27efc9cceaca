import type { UseQueryResult } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { ErrorState } from "@promptfolio/ui/error-state";
import { Skeleton } from "@promptfolio/ui/skeleton";
import type { ComponentProps } from "react";
import { failureText } from "../lib/failure-text";

interface LoadFailedProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** In place of data that could not be loaded. */
export const LoadFailed = ({ title, error, onRetry }: LoadFailedProps) => (
  <ErrorState title={title} action={<Button onClick={onRetry}>Retry</Button>}>
    {failureText(error)}
  </ErrorState>
);

interface QueryStateProps {
  query: Pick<UseQueryResult, "data" | "error" | "isError" | "refetch">;
  /** The title of a failure. */
  failed: string;
  height: string;
  radius?: ComponentProps<typeof Skeleton>["$radius"];
}

/** In place of data that is loading or could not be loaded; nothing once there is data. */
export const QueryState = ({ query, failed, height, radius = "card" }: QueryStateProps) => {
  if (query.data !== undefined) return null;
  if (query.isError)
    return <LoadFailed title={failed} error={query.error} onRetry={() => void query.refetch()} />;
  return <Skeleton $height={height} $radius={radius} aria-busy />;
};
