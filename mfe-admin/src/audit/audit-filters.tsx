import type { AuditQuery } from "@promptfolio/contracts/api/admin";
import { Button } from "@promptfolio/ui/button";
import { RefreshCw } from "@promptfolio/ui/icons";
import { Select } from "@promptfolio/ui/select";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { actionText } from "./action-text";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};

  > div {
    flex: 0 1 16rem;
    min-width: min(12rem, 100%);
  }

  p {
    ${type.small}
    align-self: center;
    color: ${color.danger};
  }
`;

interface AuditFiltersProps {
  filter: AuditQuery;
  onChange: (filter: AuditQuery) => void;
  actors: readonly string[];
  actions: readonly string[];
  refreshing: boolean;
  onRefresh: () => void;
  failure: string | undefined;
}

const withValue = (filter: AuditQuery, name: "actor" | "action", value: string): AuditQuery => {
  const { [name]: _, ...others } = filter;
  return value === "" ? others : { ...others, [name]: value };
};

export const AuditFilters = (props: AuditFiltersProps) => {
  const { filter, onChange, actors, actions, refreshing, onRefresh, failure } = props;
  return (
    <Bar>
      <div>
        <Select
          label="Administrator"
          placeholder="All administrators"
          options={actors}
          value={filter.actor ?? ""}
          onChange={({ target }) => onChange(withValue(filter, "actor", target.value))}
        />
      </div>
      <div>
        <Select
          label="Action"
          placeholder="All actions"
          options={actions.map((action) => ({ value: action, label: actionText(action) }))}
          value={filter.action ?? ""}
          onChange={({ target }) => onChange(withValue(filter, "action", target.value))}
        />
      </div>
      <Button icon={<RefreshCw />} busy={refreshing} onClick={onRefresh}>
        Refresh
      </Button>
      {failure !== undefined && <p role="alert">Could not refresh: {failure}</p>}
    </Bar>
  );
};
