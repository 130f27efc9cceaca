import { Skeleton } from "@promptfolio/ui/skeleton";
import type { ReactNode } from "react";

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: Error | null };
  /** The space reserved while it loads. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** What a panel shows of a query: its data, why it failed, or that it is loading. */
export const Loaded = <Data,>({ query, height, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <p role="alert">{query.error.message}</p> : <Skeleton $height={height} />;
};
