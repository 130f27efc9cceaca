import { exportUsers, exportUsersAsJson } from "@promptfolio/host/api/admin";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { DeletedButton } from "../deleted/deleted-button";
import { ExportButtons } from "../lib/export-buttons";
import { filtersLabel, OnDemand } from "../lib/on-demand";
import { STATUSES, type UserView } from "./user-query";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  > :first-child {
    flex: 1 1 10rem;

    ${media.medium} {
      flex-basis: 23rem;
    }
  }
`;

interface UsersToolbarProps {
  /** Called after typing pauses. */
  onSearch: (search: string) => void;
  search: string;
  status: UserView["status"];
  onStatus: (status: UserView["status"]) => void;
  deleted: { shown: boolean; onToggle: () => void };
}

export const UsersToolbar = ({ search: wanted, onSearch, status, onStatus, deleted }: UsersToolbarProps) => {
  const [search, setSearch] = useSearchDraft(wanted, onSearch);
  return (
    <Bar>
      <SearchField
        label="Search users"
        labelHidden
        placeholder="Search by name or email"
        maxLength={100}
        value={search}
        onChange={setSearch}
      />
      <OnDemand column="9rem" label={filtersLabel(status === "" ? 0 : 1)}>
        <div>
          <Select
            label="Status"
            labelHidden
            placeholder="All statuses"
            options={STATUSES}
            value={status}
            onChange={({ target }) =>
              onStatus(STATUSES.find(({ value }) => value === target.value)?.value ?? "")
            }
          />
        </div>
        <DeletedButton {...deleted} />
        <ExportButtons name="users" csv={exportUsers} json={exportUsersAsJson} />
      </OnDemand>
    </Bar>
  );
};
