import type { WebhookDelivery } from "@promptfolio/contracts/api/webhooks";
import { getWebhooks } from "@promptfolio/host/api/releases";
import { Badge, type Tone } from "@promptfolio/ui/badge";
import { Cell, HeadCell, Table } from "@promptfolio/ui/table";
import { styled } from "styled-components";
import { formatMoment } from "../lib/format";
import { useLiveQuery } from "../live/use-live-query";

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

/** Webhook deliveries about releases; nothing if there are none. */
export const WebhookPanel = () => {
  const { data } = useLiveQuery(getWebhooks());
  if (!data || data.length === 0) return null;
  return (
    <>
      <h2>Webhooks</h2>
      <Table label="Webhooks" maxHeight="40dvh">
        <thead>
          <tr>
            <HeadCell>Event</HeadCell>
            <HeadCell>Receiver</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Attempts</HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.map((delivery) => (
            <tr key={delivery.id}>
              <Cell label="Event">{delivery.event}</Cell>
              <Cell label="Receiver">
                <Url>{delivery.url}</Url>
              </Cell>
              <Cell label="State">
                <Badge tone={TONES[delivery.state]}>{delivery.state}</Badge>
              </Cell>
              <Cell label="Attempts">{attemptText(delivery)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};
