import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { getUsers } from "@promptfolio/host/api/admin";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { Pagination } from "@promptfolio/ui/pagination";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { Switch } from "@promptfolio/ui/switch";
import { space } from "@promptfolio/ui/theme";
import { useCallback, useEffect, useState } from "react";
import { styled } from "styled-components";
import { DeletedPanel } from "../deleted/deleted-panel";
import { LoadFailed } from "../frame/load-failed";
import { Stack } from "../frame/stack";
import { failureText } from "../lib/failure-text";
import { counted } from "../lib/format";
import { timeZone } from "../lib/time-zone";
import { useSearchView } from "../lib/use-search-view";
import { LiveBar } from "../live/live-bar";
import { usePace } from "../live/pace";
import { usersSignature } from "../live/signatures";
import { useLiveData } from "../live/use-live-data";
import { useLiveQuery } from "../live/use-live-query";
import { TEXTS } from "../texts";
import { DebugPanel } from "./debug-panel";
import { useApiTest } from "./use-api-test";
import { useUserDeletion } from "./use-user-actions";
import { useUserCache } from "./use-user-cache";
import { FIRST_VIEW, queryOf, sortedBy, USERS_PER_PAGE, viewOf } from "./user-query";
import { UserTable } from "./user-table";
import { UsersToolbar } from "./users-toolbar";

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

/** Finds users, and activates, deactivates or deletes them. */
export const UserManagement = () => {
  const [view, change] = useSearchView(FIRST_VIEW, viewOf);
  const [pendingDelete, setPendingDelete] = useState<AdminUser>();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const { refetch } = useUserCache();
  const { testMode, setTestMode } = usePace();
  const apiTest = useApiTest();
  const search = useCallback(
    (text: string) => change({ search: text, page: 1 }, { replace: true }),
    [change],
  );

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

  const confirmDeletion = () => {
    if (pendingDelete === undefined || deletion.isPending) return;
    deletion.mutate(pendingDelete, { onSettled: () => setPendingDelete(undefined) });
  };

  return (
    <Stack>
      <LiveBar
        live={live}
        tests={
          <>
            <Button size="small" busy={apiTest.busy} doing="Testing…" onClick={apiTest.run}>
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
      <UsersToolbar
        search={view.search}
        onSearch={search}
        status={view.status}
        onStatus={(status) => change({ status, page: 1 })}
        deleted={{ shown: showsDeleted, onToggle: () => setShowsDeleted(!showsDeleted) }}
      />
      {showsDeleted && <DeletedPanel kind="user" onRestored={async () => refetch()} />}
      {testMode && (
        <DebugPanel
          path={request.path}
          shown={data?.users.length ?? 0}
          total={data?.total ?? 0}
          updatedAt={query.dataUpdatedAt}
          fetching={query.isFetching}
          failure={query.error ? failureText(query.error) : undefined}
          results={apiTest.results}
        />
      )}
      <LiveRegion>{data && !query.isPlaceholderData && `${counted(data.total, "user")} found`}</LiveRegion>
      {!data && query.isError && (
        <LoadFailed title="Users could not be loaded" error={query.error} onRetry={live.refresh} />
      )}
      {!data && !query.isError && <Skeleton $height="32rem" $radius="card" aria-busy />}
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
          <Foot>
            <span>{`${counted(data.total, "user")} · dates in ${timeZone()}`}</span>
            {pages > 1 && (
              <Pagination
                label="Pages of users"
                page={view.page}
                pages={pages}
                onChange={(page) => change({ page })}
              />
            )}
          </Foot>
        </>
      )}
      <ConfirmDialog
        open={pendingDelete !== undefined}
        title="Delete user"
        description={TEXTS.users.confirmDelete(pendingDelete?.name ?? "")}
        confirmLabel="Delete user"
        destructive
        busy={deletion.isPending}
        onConfirm={confirmDeletion}
        onCancel={() => setPendingDelete(undefined)}
      />
    </Stack>
  );
};
