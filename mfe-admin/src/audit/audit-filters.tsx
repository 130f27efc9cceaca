import type { AuditFilter } from "@promptfolio/contracts/api/admin";
import { exportAuditLog, exportAuditLogAsJson } from "@promptfolio/host/api/admin";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { Button } from "@promptfolio/ui/button";
import { RefreshCw } from "@promptfolio/ui/icons";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { TextField } from "@promptfolio/ui/text-field";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { ExportButtons } from "../lib/export-buttons";
import { filtersLabel, OnDemand } from "../lib/on-demand";
import { actionText } from "./audit-table";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

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

interface AuditFiltersProps {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
  actors: readonly string[];
  actions: readonly string[];
  refreshing: boolean;
  onRefresh: () => void;
  failure: string | undefined;
}

const withValue = (filter: AuditFilter, name: keyof AuditFilter, value: string): AuditFilter => {
  const { [name]: _, ...others } = filter;
  return value === "" ? others : { ...others, [name]: value };
};

export const AuditFilters = (props: AuditFiltersProps) => {
  const { filter, onChange, actors, actions, refreshing, onRefresh, failure } = props;
  const set = (name: keyof AuditFilter) => (value: string) => onChange(withValue(filter, name, value));
  const [search, setSearch] = useSearchDraft(filter.search ?? "", set("search"));
  const { search: _, ...others } = filter;
  const day = (label: string, name: "from" | "to") => (
    <TextField
      type="date"
      label={label}
      value={filter[name] ?? ""}
      onChange={({ target }) => set(name)(target.value)}
    />
  );
  return (
    <Bar>
      <SearchField
        label="Search"
        placeholder="Any text…"
        maxLength={100}
        value={search}
        onChange={setSearch}
      />
      <OnDemand column="9rem" label={filtersLabel(Object.keys(others).length)}>
        <Item>
          <Select
            label="Administrator"
            placeholder="All"
            options={actors}
            value={filter.actor ?? ""}
            onChange={({ target }) => set("actor")(target.value)}
          />
        </Item>
        <Item>
          <Select
            label="Action"
            placeholder="All"
            options={actions.map((action) => ({ value: action, label: actionText(action) }))}
            value={filter.action ?? ""}
            onChange={({ target }) => set("action")(target.value)}
          />
        </Item>
        <Item>{day("From (UTC)", "from")}</Item>
        <Item>{day("To (UTC)", "to")}</Item>
        <ExportButtons
          name="audit"
          csv={(separator) => exportAuditLog(filter, separator)}
          json={() => exportAuditLogAsJson(filter)}
        />
        <Button size="small" icon={<RefreshCw />} busy={refreshing} onClick={onRefresh}>
          Refresh
        </Button>
      </OnDemand>
      {failure !== undefined && <p role="alert">{`Could not refresh: ${failure}`}</p>}
    </Bar>
  );
};
