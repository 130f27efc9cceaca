import type { PreviewRecord, ReleaseChange, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import { getPreviews, getWebhooks } from "@promptfolio/host/api/releases";
import { Badge, type Tone } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { media } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { type Column, DataTable } from "../lib/data-table";
import { formatMoment } from "../lib/format";
import { Day } from "../lib/styles";
import { useLiveQuery } from "../live/pace";
import { ActionDialog } from "./action-dialog";

const Detail = styled.div`
  max-width: 34rem;
  overflow-wrap: anywhere;

  ${media.medium} {
    min-width: 11rem;
  }
`;

const Url = styled.div`
  max-width: 22rem;
  overflow-wrap: anywhere;
`;

const TONES: Record<PreviewRecord["state"] | WebhookDelivery["state"], Tone> = {
  valid: "positive",
  over: "neutral",
  revoked: "warning",
  pending: "warning",
  delivered: "positive",
  failed: "danger",
};

const PREVIEW_COLUMNS: readonly Column<PreviewRecord>[] = [
  { title: "Part", cell: ({ remote }) => remote },
  { title: "Version", cell: ({ version }) => version },
  { title: "Who", cell: ({ by }) => by },
  { title: "When", cell: ({ issuedAt }) => formatMoment(issuedAt) },
  { title: "Until", cell: ({ expires }) => formatMoment(expires) },
  {
    title: "State",
    cell: ({ state, revokedBy }) => (
      <Badge tone={TONES[state]}>{revokedBy === null ? state : `${state} by ${revokedBy}`}</Badge>
    ),
  },
];

/** The preview links and their creators; nothing if there are none. */
export const PreviewPanel = ({ remotes }: { remotes: readonly ReleasedRemote[] }) => {
  const { data } = useLiveQuery(getPreviews());
  const [chosen, setChosen] = useState<ReleasedRemote>();
  if (!data || data.length === 0) return null;
  const revoke = ({ state, remote: id }: PreviewRecord) => {
    const remote = state === "valid" && remotes.find((one) => one.id === id);
    return (
      remote && (
        <Button size="small" aria-label={`Revoke preview links of ${id}`} onClick={() => setChosen(remote)}>
          Revoke…
        </Button>
      )
    );
  };
  return (
    <>
      <h2>Preview links</h2>
      <DataTable
        label="Preview links"
        maxHeight="40dvh"
        columns={[...PREVIEW_COLUMNS, { title: "Actions", cell: revoke }]}
        items={data}
        keyOf={({ remote, version, issuedAt }) => `${remote} ${version} ${issuedAt}`}
      />
      {chosen && (
        <ActionDialog action="revoke previews" remote={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
};

const attemptText = ({ attempts, next }: WebhookDelivery): string => {
  const last = attempts.at(-1);
  if (!last) return "not tried yet";
  const results = attempts.map(({ result }) => result).join(", ");
  const again = next === null ? "" : `; again ${formatMoment(next)}`;
  return `${formatMoment(last.at)}: ${results}${again}`;
};

const WEBHOOK_COLUMNS: readonly Column<WebhookDelivery>[] = [
  { title: "Event", cell: ({ event }) => event },
  { title: "Receiver", cell: ({ url }) => <Url>{url}</Url> },
  { title: "State", cell: ({ state }) => <Badge tone={TONES[state]}>{state}</Badge> },
  { title: "Attempts", cell: attemptText },
];

/** Webhook deliveries about releases; nothing if there are none. */
export const WebhookPanel = () => {
  const { data } = useLiveQuery(getWebhooks());
  if (!data || data.length === 0) return null;
  return (
    <>
      <h2>Webhooks</h2>
      <DataTable
        label="Webhooks"
        maxHeight="40dvh"
        columns={WEBHOOK_COLUMNS}
        items={data}
        keyOf={({ id }) => id}
      />
    </>
  );
};

const WARNINGS = /roll|stop|freeze/i;

const CHANGE_COLUMNS: readonly Column<ReleaseChange>[] = [
  {
    title: "When",
    place: "brief",
    cell: ({ at }) => (
      <Day as="time" dateTime={at}>
        {formatMoment(at)}
      </Day>
    ),
  },
  {
    title: "Action and part",
    names: true,
    cell: ({ action, id }) => (
      <>
        <Badge tone={WARNINGS.test(action) ? "warning" : "neutral"}>{action}</Badge> <span>{id}</span>
      </>
    ),
  },
  { title: "Details", cell: ({ detail }) => <Detail>{detail}</Detail> },
  { title: "Who", priority: "medium", cell: ({ by }) => by },
  { title: "Revision", numeric: true, priority: "medium", cell: ({ revision }) => revision },
];

/** The audit log of releases, newest first. */
export const ChangeTable = ({ changes }: { changes: readonly ReleaseChange[] }) => (
  <DataTable
    label="Release changes"
    maxHeight="60dvh"
    columns={CHANGE_COLUMNS}
    items={changes}
    keyOf={({ revision }) => String(revision)}
    nameOf={({ revision }) => `revision ${revision}`}
  />
);
