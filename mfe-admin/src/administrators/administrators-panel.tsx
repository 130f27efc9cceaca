import type { Administrator } from "@promptfolio/contracts/api/admin";
import { useApiQuery, useHost } from "@promptfolio/host";
import { getAdministrators, setAdministratorActive } from "@promptfolio/host/api/admin";
import { isApiError } from "@promptfolio/host/api/api-error";
import { useMutation } from "@promptfolio/host/query";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { Row } from "@promptfolio/ui/layout";
import { useState } from "react";
import { Panel } from "../frame/panel";
import { QueryState } from "../frame/query-state";
import { type Column, DataTable } from "../lib/data-table";
import { Email } from "../lib/email";
import { counted, formatDate } from "../lib/format";
import { Day, Small } from "../lib/styles";
import { TEXTS } from "../texts";
import { StatusBadge } from "../users/status-badge";
import { isActive } from "../users/user-figures";

const COLUMNS: readonly Column<Administrator>[] = [
  {
    title: "Administrator",
    names: true,
    cell: ({ name, email, current }) => (
      <>
        <Row $gap={2}>
          <bdi>{name}</bdi>
          {current && <Badge tone="accent">You</Badge>}
        </Row>
        <Small>
          <Email address={email} />
        </Small>
      </>
    ),
  },
  { title: "Join Date", cell: ({ joinDate }) => <Day>{formatDate(joinDate)}</Day> },
  { title: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  { title: "Passkeys", numeric: true, cell: ({ passkeys }) => passkeys },
  { title: "Last Active", cell: ({ lastActive }) => <Day>{formatDate(lastActive)}</Day> },
];

/** The site's administrators. The last active one can't be deactivated. */
export const AdministratorsPanel = () => {
  const { http, notifications } = useHost();
  const query = useApiQuery(getAdministrators());
  const [pending, setPending] = useState<Administrator>();
  /** Activates an administrator who isn't active, and deactivates one who is. */
  const change = useMutation({
    mutationFn: (administrator: Administrator) =>
      http.send(setAdministratorActive(administrator.id, !isActive(administrator))),
    onSuccess: ({ message }) => notifications.toast("success", message),
    onError: (error) =>
      notifications.toast(
        "error",
        isApiError(error) && error.status === 409 ? error.detail : TEXTS.administrators.statusFailed,
      ),
    onSettled: () => query.refetch(),
  });
  const administrators = query.data?.administrators ?? [];
  const active = administrators.filter(isActive).length;
  const actionOf = (administrator: Administrator) => {
    if (isActive(administrator) && active === 1) return <Small>The last active one stays.</Small>;
    const verb = isActive(administrator) ? "Deactivate" : "Activate";
    return (
      <Button
        size="small"
        busy={change.isPending && change.variables.id === administrator.id}
        aria-label={`${verb} ${administrator.name}`}
        onClick={() => (isActive(administrator) ? setPending(administrator) : change.mutate(administrator))}
      >
        {verb}
      </Button>
    );
  };
  return (
    <Panel title="Administrators" note={query.data && `${counted(active, "active administrator")}`}>
      <QueryState query={query} failed={TEXTS.administrators.failed} height="8rem" />
      {query.data && (
        <DataTable
          label="List of administrators"
          columns={[...COLUMNS, { title: "Actions", place: "actions", cell: actionOf }]}
          items={administrators}
          keyOf={({ id }) => id}
          rowProps={({ id }) => ({ id: `administrator-${id}` })}
        />
      )}
      <ConfirmDialog
        open={pending !== undefined}
        title="Deactivate administrator"
        description={TEXTS.administrators.confirmDeactivate(pending?.name ?? "")}
        confirmLabel="Deactivate"
        destructive
        busy={change.isPending}
        onConfirm={() => pending && change.mutate(pending, { onSettled: () => setPending(undefined) })}
        onCancel={() => setPending(undefined)}
      />
    </Panel>
  );
};
