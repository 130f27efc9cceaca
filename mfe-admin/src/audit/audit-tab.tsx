import type { AuditFilter } from "@promptfolio/contracts/api/admin";
import { useHost } from "@promptfolio/host";
import { getAuditLog } from "@promptfolio/host/api/admin";
import { useInfiniteQuery } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { useState } from "react";
import { styled } from "styled-components";
import { QueryState } from "../frame/query-state";
import { TabStack } from "../frame/stack";
import { failureText } from "../lib/failure-text";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";

const More = styled.div`
  justify-self: center;
`;

/** Who changed what, and when; the latest first. */
export default function AuditTab() {
  const { http } = useHost();
  const [filter, setFilter] = useState<AuditFilter>({});
  const query = useInfiniteQuery({
    queryKey: ["audit", filter],
    queryFn: ({ pageParam, signal }) =>
      http.send(getAuditLog({ ...filter, ...(pageParam && { cursor: pageParam }) }), { signal }),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
    // The log grows with every action: show the cached entries, but refetch.
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const isFiltered = Object.keys(filter).length > 0;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const [first] = data?.pages ?? [];

  if (!first) return <QueryState query={query} failed="The audit log could not be loaded" height="32rem" />;
  return (
    <TabStack>
      <AuditFilters
        filter={filter}
        onChange={setFilter}
        actors={first.actors}
        actions={first.actions}
        refreshing={query.isFetching && !query.isFetchingNextPage}
        onRefresh={() => query.refetch()}
        failure={query.isError ? failureText(query.error) : undefined}
      />
      {entries.length === 0 ? (
        <EmptyState
          title="Nothing recorded"
          drawing={isFiltered ? "search" : "empty"}
          action={isFiltered && <Button onClick={() => setFilter({})}>Show everything</Button>}
        >
          {isFiltered
            ? "No change matches these filters."
            : "Changes to images, users and settings appear here."}
        </EmptyState>
      ) : (
        <AuditTable entries={entries} busy={query.isPlaceholderData} />
      )}
      {query.hasNextPage && (
        <More>
          <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {query.isFetchingNextPage ? "Loading…" : "Show older entries"}
          </Button>
        </More>
      )}
    </TabStack>
  );
}
