import type { AuditFilter } from "@promptfolio/contracts/api/admin";
import { useHost } from "@promptfolio/host";
import { exportAuditLog, exportAuditLogAsJson, getAuditLog } from "@promptfolio/host/api/admin";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { useInfiniteQuery } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { RefreshCw } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select, type SelectOption } from "@promptfolio/ui/select";
import { TextField } from "@promptfolio/ui/text-field";
import { color, media, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { QueryState } from "../frame/query-state";
import { ExportButtons } from "../lib/export-buttons";
import { failureText } from "../lib/failure-text";
import { filtersLabel, OnDemand } from "../lib/on-demand";
import { TabStack } from "../lib/styles";
import { AuditTable, actionText } from "./audit-table";

const Bar = styled(Row)`
  > :first-child {
    flex: 2 1 9rem;
  }

  p {
    ${type.small}
    align-self: center;
    color: ${color.danger};
  }
`;

const Item = styled.div`
  ${media.medium} {
    flex: 1 1 8rem;
    max-width: 16rem;
  }
`;

const More = styled.div`
  justify-self: center;
`;

const withValue = (filter: AuditFilter, name: keyof AuditFilter, value: string): AuditFilter => {
  const { [name]: _, ...others } = filter;
  return value === "" ? others : { ...others, [name]: value };
};

/** Who changed what, and when; the latest first. */
export default function AuditTab() {
  const { http } = useHost();
  const [filter, setFilter] = useState<AuditFilter>({});
  const change = (name: keyof AuditFilter, value: string) => setFilter(withValue(filter, name, value));
  const [search, setSearch] = useSearchDraft(filter.search ?? "", (text) => change("search", text));
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
  const isFiltered = Object.keys(filter).length > 0;
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const [first] = query.data?.pages ?? [];
  if (!first) return <QueryState query={query} failed="The audit log could not be loaded" height="32rem" />;

  const { search: _, ...others } = filter;
  const field = (name: keyof AuditFilter, label: string) => ({
    label,
    value: filter[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  const choice = (name: keyof AuditFilter, label: string, options: readonly SelectOption[]) => (
    <Item>
      <Select {...field(name, label)} placeholder="All" options={options} />
    </Item>
  );
  const day = (name: keyof AuditFilter, label: string) => (
    <Item>
      <TextField {...field(name, label)} type="date" />
    </Item>
  );
  const actions = first.actions.map((action) => ({ value: action, label: actionText(action) }));
  return (
    <TabStack>
      <Bar $align="end">
        <SearchField
          label="Search"
          placeholder="Any text…"
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        <OnDemand column="9rem" label={filtersLabel(Object.keys(others).length)}>
          {choice("actor", "Administrator", first.actors)}
          {choice("action", "Action", actions)}
          {day("from", "From (UTC)")}
          {day("to", "To (UTC)")}
          <ExportButtons
            name="audit"
            csv={(separator) => exportAuditLog(filter, separator)}
            json={() => exportAuditLogAsJson(filter)}
          />
          <Button
            size="small"
            icon={<RefreshCw />}
            busy={query.isFetching && !query.isFetchingNextPage}
            onClick={() => query.refetch()}
          >
            Refresh
          </Button>
        </OnDemand>
        {query.isError && <p role="alert">{`Could not refresh: ${failureText(query.error)}`}</p>}
      </Bar>
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
