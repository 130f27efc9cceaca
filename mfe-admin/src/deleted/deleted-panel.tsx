import type { Deletion, DeletionQuery } from "@promptfolio/contracts/api/admin";
import { useApiQuery, useHost } from "@promptfolio/host";
import { eraseDeletion, getDeletions, restoreDeletion } from "@promptfolio/host/api/admin";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { Trash2 } from "@promptfolio/ui/icons";
import { useRef, useState } from "react";
import { Panel } from "../frame/panel";
import { QueryState } from "../frame/query-state";
import { type Column, DataTable } from "../lib/data-table";
import { Email } from "../lib/email";
import { failureText } from "../lib/failure-text";
import { formatSecond } from "../lib/format";
import { RowActions } from "../lib/styles";

/** Restores what was deleted. @param refresh shows it in its list again */
export const useUndo = (refresh: () => Promise<void>) => {
  const { http, notifications } = useHost();
  const cache = useQueryClient();
  const refetchDeleted = () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => String(path).startsWith("/admin/deletions"),
    });
  const undo = useMutation({
    mutationFn: (batch: string) => http.send(restoreDeletion(batch)),
    onSuccess: () => notifications.toast("success", "The deletion was undone."),
    onError: (error) => notifications.toast("error", `Could not undo the deletion: ${failureText(error)}`),
    onSettled: () => {
      void refresh();
      void refetchDeleted();
    },
  });
  return {
    ...undo,
    /** Says what was deleted, with a button that undoes it. */
    offer: (message: string, batch: string, type: "success" | "warning" = "success") => {
      void refetchDeleted();
      const action = { label: "Undo", onPress: () => undo.mutate(batch) };
      notifications.toast(type, message, undefined, undefined, action);
    },
  };
};

/** Shows what was deleted and can be restored. */
export const DeletedButton = ({ shown, onToggle }: { shown: boolean; onToggle: () => void }) => (
  <Button size="small" icon={<Trash2 />} aria-expanded={shown} onClick={onToggle}>
    {shown ? "Hide deleted" : "Deleted"}
  </Button>
);

const COLUMNS: readonly Column<Deletion>[] = [
  { title: "Name", names: true, cell: ({ name }) => name },
  { title: "Deleted", cell: ({ deletedAt }) => formatSecond(deletedAt) },
  { title: "Administrator", cell: ({ actor }) => <Email address={actor} /> },
];

interface DeletedPanelProps {
  kind: DeletionQuery["kind"];
  /** Shows what was restored in its list. */
  onRestored: () => Promise<void>;
}

/** What was deleted in the last 30 days, to restore or to erase. */
export const DeletedPanel = ({ kind, onRestored }: DeletedPanelProps) => {
  const { http, notifications } = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const [pendingErasure, setPendingErasure] = useState<Deletion>();
  const query = useApiQuery(getDeletions(kind), { staleTime: 0 });
  const undo = useUndo(async () => {
    // The pressed button goes with its row.
    frame.current?.focus();
    await onRestored();
  });
  const erasure = useMutation({
    mutationFn: ({ batch }: Deletion) => http.send(eraseDeletion(batch)),
    onSuccess: (_, { name }) => notifications.toast("success", `"${name}" was erased.`),
    onError: (error) => notifications.toast("error", `Could not erase it: ${failureText(error)}`),
    onSettled: () => {
      setPendingErasure(undefined);
      frame.current?.focus();
      void query.refetch();
    },
  });
  const { data } = query;
  const actionsOf = (deletion: Deletion) => (
    <RowActions>
      <Button
        size="small"
        aria-label={`Undo the deletion of ${deletion.name}`}
        busy={undo.isPending && undo.variables === deletion.batch}
        onClick={() => undo.mutate(deletion.batch)}
      >
        Undo
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Erase ${deletion.name}`}
        onClick={() => setPendingErasure(deletion)}
      >
        Erase…
      </Button>
    </RowActions>
  );
  return (
    <div ref={frame} tabIndex={-1}>
      <Panel title={`Deleted ${kind}s`} note="Restorable for 30 days, then erased">
        <QueryState query={query} failed="The list could not be loaded" height="8rem" />
        {data?.deletions.length === 0 && <p>Nothing was deleted in the last 30 days.</p>}
        {data && data.deletions.length > 0 && (
          <DataTable
            label={`Deleted ${kind}s`}
            maxHeight="24rem"
            busy={query.isFetching}
            columns={[...COLUMNS, { title: "Actions", place: "actions", cell: actionsOf }]}
            items={data.deletions}
            keyOf={({ batch }) => batch}
          />
        )}
      </Panel>
      <ConfirmDialog
        open={pendingErasure !== undefined}
        title="Erase for good"
        description={`Are you sure you want to erase "${pendingErasure?.name}"? This action cannot be undone.`}
        confirmLabel="Erase for good"
        destructive
        busy={erasure.isPending}
        onConfirm={() => pendingErasure && erasure.mutate(pendingErasure)}
        onCancel={() => setPendingErasure(undefined)}
      />
    </div>
  );
};
