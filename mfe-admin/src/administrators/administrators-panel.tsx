import type { Administrator } from "@promptfolio/contracts/api/admin";
import { useApiQuery } from "@promptfolio/host";
import { getAdministrators } from "@promptfolio/host/api/admin";
import { ConfirmDialog } from "@promptfolio/ui/confirm-dialog";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { HeadCell, Table } from "@promptfolio/ui/table";
import { useState } from "react";
import { LoadFailed } from "../frame/load-failed";
import { Panel } from "../frame/panel";
import { counted } from "../lib/format";
import { TEXTS } from "../texts";
import { AdministratorRow } from "./administrator-row";
import { useAdministratorStatus } from "./use-administrator-status";

const COLUMNS = ["Administrator", "Join Date", "Status", "Passkeys", "Last Active"] as const;

/** The site's administrators. The last active one can't be deactivated. */
export const AdministratorsPanel = () => {
  const { data, error, refetch } = useApiQuery(getAdministrators());
  const [pending, setPending] = useState<Administrator>();
  const status = useAdministratorStatus();
  const deactivate = () => {
    if (pending === undefined || status.isPending) return;
    status.mutate(pending, { onSettled: () => setPending(undefined) });
  };
  const administrators = data?.administrators ?? [];
  const active = administrators.filter((administrator) => administrator.status === "active").length;
  return (
    <Panel title="Administrators" note={data && `${counted(active, "active administrator")}`}>
      {!data && error && (
        <LoadFailed title={TEXTS.administrators.failed} error={error} onRetry={() => refetch()} />
      )}
      {!data && !error && <Skeleton $height="8rem" $radius="card" aria-busy />}
      {data && (
        <Table label="List of administrators">
          <thead>
            <tr>
              {COLUMNS.map((title) => (
                <HeadCell key={title} numeric={title === "Passkeys"}>
                  {title}
                </HeadCell>
              ))}
              <HeadCell place="actions">Actions</HeadCell>
            </tr>
          </thead>
          <tbody>
            {administrators.map((administrator) => (
              <AdministratorRow
                key={administrator.id}
                administrator={administrator}
                isLast={administrator.status === "active" && active === 1}
                busy={status.isPending && status.variables.id === administrator.id}
                onActivate={() => status.mutate(administrator)}
                onDeactivate={() => setPending(administrator)}
              />
            ))}
          </tbody>
        </Table>
      )}
      <ConfirmDialog
        open={pending !== undefined}
        title="Deactivate administrator"
        description={TEXTS.administrators.confirmDeactivate(pending?.name ?? "")}
        confirmLabel="Deactivate"
        destructive
        busy={status.isPending}
        onConfirm={deactivate}
        onCancel={() => setPending(undefined)}
      />
    </Panel>
  );
};
