import { exportUsers, exportUsersAsJson } from "@promptfolio/host/api/admin";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { Row } from "@promptfolio/ui/layout";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { media } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { DeletedButton } from "../deleted/deleted-panel";
import { ExportButtons } from "../lib/export-buttons";
import { filtersLabel, OnDemand } from "../lib/on-demand";
import type { ChangeView } from "../lib/use-search-view";
import { STATUSES, type UserView } from "./user-query";

const Bar = styled(Row)`
  > :first-child {
    flex: 1 1 10rem;

    ${media.medium} {
      flex-basis: 23rem;
    }
  }
`;

interface UsersToolbarProps {
  view: UserView;
  onChange: ChangeView<UserView>;
  deleted: { shown: boolean; onToggle: () => void };
}

export const UsersToolbar = ({ view, onChange, deleted }: UsersToolbarProps) => {
  const [search, setSearch] = useSearchDraft(view.search, (text) =>
    onChange({ search: text, page: 1 }, { replace: true }),
  );
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
      <OnDemand column="9rem" label={filtersLabel(view.status === "" ? 0 : 1)}>
        <div>
          <Select
            label="Status"
            labelHidden
            placeholder="All statuses"
            options={STATUSES}
            value={view.status}
            onChange={({ target }) => onChange({ status: target.value, page: 1 })}
          />
        </div>
        <DeletedButton {...deleted} />
        <ExportButtons name="users" csv={exportUsers} json={exportUsersAsJson} />
      </OnDemand>
    </Bar>
  );
};
