import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import { getWebhooks } from "@promptfolio/host/api/releases";
import { Badge, type Tone } from "@promptfolio/ui/badge";
import { styled } from "styled-components";
import { type Column, DataTable } from "../lib/data-table";
import { formatMoment } from "../lib/format";
import { useLiveQuery } from "../live/pace";

const Url = styled.div`
  max-width: 22rem;
  overflow-wrap: anywhere;
`;

const TONES: Record<WebhookDelivery["state"], Tone> = {
  pending: "warning",
  delivered: "positive",
  failed: "danger",
};

const attemptText = ({ attempts, next }: WebhookDelivery): string => {
  const last = attempts.at(-1);
  if (!last) return "not tried yet";
  const results = attempts.map(({ result }) => result).join(", ");
  const again = next === null ? "" : `; again ${formatMoment(next)}`;
  return `${formatMoment(last.at)}: ${results}${again}`;
};

const COLUMNS: readonly Column<WebhookDelivery>[] = [
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
      <DataTable label="Webhooks" maxHeight="40dvh" columns={COLUMNS} items={data} keyOf={({ id }) => id} />
    </>
  );
};
