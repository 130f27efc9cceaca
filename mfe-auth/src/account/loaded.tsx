import type { UseQueryResult } from "@promptfolio/host/query";
import { Skeleton } from "@promptfolio/ui/skeleton";
import type { ReactNode } from "react";

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: UseQueryResult["error"] };
  /** The space reserved while it loads. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** The state of a panel's query: its data, the failure, or a skeleton while loading. */
export const Loaded = <Data,>({ query, height, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <p role="alert">{query.error.message}</p> : <Skeleton $height={height} />;
};
