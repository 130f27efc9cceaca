import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { exportUsers, exportUsersAsJson, getUsers } from "@promptfolio/host/api/admin";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { Row } from "@promptfolio/ui/layout";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { Pagination } from "@promptfolio/ui/pagination";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { Switch } from "@promptfolio/ui/switch";
import { media } from "@promptfolio/ui/theme";
import { useEffect, useState } from "react";
import { styled } from "styled-components";
import { AdministratorsPanel } from "../administrators/administrators-panel";
import { DeletedButton, DeletedPanel } from "../deleted/deleted-panel";
import { QueryState } from "../frame/query-state";
import { ExportButtons } from "../lib/export-buttons";
import { counted } from "../lib/format";
import { filtersLabel, OnDemand } from "../lib/on-demand";
import { Stack, TabStack } from "../lib/styles";
import { timeZone } from "../lib/time-zone";
import { type ChangeView, useSearchView } from "../lib/use-search-view";
import { LiveBar } from "../live/live-bar";
import { useLiveQuery, usePace } from "../live/pace";
import { useLiveData, usersSignature } from "../live/use-live-data";
import { TEXTS } from "../texts";
import { DebugPanel, useApiTest } from "./api-test";
import { useUserCache, useUserDeletion } from "./use-user-actions";
import { FIRST_VIEW, queryOf, STATUSES, sortedBy, USERS_PER_PAGE, type UserView, viewOf } from "./user-query";
import { UserTable } from "./user-table";

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
}

/** Search and filter, exports, and what was deleted. */
const UsersToolbar = ({ view, onChange }: UsersToolbarProps) => {
  const { refetch } = useUserCache();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const [search, setSearch] = useSearchDraft(view.search, (text) =>
    onChange({ search: text, page: 1 }, { replace: true }),
  );
  return (
    <>
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
          <DeletedButton shown={showsDeleted} onToggle={() => setShowsDeleted(!showsDeleted)} />
          <ExportButtons name="users" csv={exportUsers} json={exportUsersAsJson} />
        </OnDemand>
      </Bar>
      {showsDeleted && <DeletedPanel kind="user" onRestored={refetch} />}
    </>
  );
};

/** Finds users, and activates, deactivates or deletes them. */
export const UserManagement = () => {
  const [view, change] = useSearchView(FIRST_VIEW, viewOf);
  const [pendingDelete, setPendingDelete] = useState<AdminUser>();
  const { testMode, setTestMode } = usePace();
  const apiTest = useApiTest();

  const request = getUsers(queryOf(view));
  const query = useLiveQuery(request, { keepPrevious: true });
  const { data } = query;
  const live = useLiveData([query], {
    scope: request.path,
    signature: data && !query.isPlaceholderData ? usersSignature(data.users) : undefined,
  });
  const deletion = useUserDeletion();
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / USERS_PER_PAGE));
  // The last page may have become empty.
  useEffect(() => {
    if (data && view.page > pages) change({ page: pages }, { replace: true });
  }, [data, view.page, pages, change]);

  return (
    <Stack>
      <LiveBar
        live={live}
        tests={
          <>
            <Button size="small" busy={apiTest.isPending} doing="Testing…" onClick={() => apiTest.mutate()}>
              Test API
            </Button>
            <Switch
              label="Test mode"
              checked={testMode}
              onChange={({ target }) => setTestMode(target.checked)}
            />
          </>
        }
      />
      <UsersToolbar view={view} onChange={change} />
      {testMode && <DebugPanel path={request.path} query={query} results={apiTest.data ?? []} />}
      <LiveRegion>{data && !query.isPlaceholderData && `${counted(data.total, "user")} found`}</LiveRegion>
      <QueryState query={query} failed="Users could not be loaded" height="32rem" />
      {data?.total === 0 && (
        <EmptyState title={TEXTS.users.empty} drawing={view.search || view.status ? "search" : "empty"}>
          {view.search || view.status
            ? "Nobody matches. Try another name, email or status."
            : "Nobody has signed up yet."}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <UserTable
            users={data.users}
            view={view}
            at={query.dataUpdatedAt}
            busy={query.isPlaceholderData}
            onSort={(key) => change(sortedBy(view, key))}
            onDelete={setPendingDelete}
          />
          <Row $justify="space-between">
            <span>{`${counted(data.total, "user")} · dates in ${timeZone()}`}</span>
            {pages > 1 && (
              <Pagination
                label="Pages of users"
                page={view.page}
                pages={pages}
                onChange={(page) => change({ page })}
              />
            )}
          </Row>
        </>
      )}
      <ConfirmDialog
        open={pendingDelete !== undefined}
        title="Delete user"
        description={TEXTS.users.confirmDelete(pendingDelete?.name ?? "")}
        confirmLabel="Delete user"
        destructive
        busy={deletion.isPending}
        onConfirm={() =>
          pendingDelete && deletion.mutate(pendingDelete, { onSettled: () => setPendingDelete(undefined) })
        }
        onCancel={() => setPendingDelete(undefined)}
      />
    </Stack>
  );
};

export default function UsersTab() {
  return (
    <TabStack $gap={8}>
      <UserManagement />
      <AdministratorsPanel />
    </TabStack>
  );
}
