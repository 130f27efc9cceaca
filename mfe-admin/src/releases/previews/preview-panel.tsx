import type { PreviewRecord, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { getPreviews } from "@promptfolio/host/api/releases";
import { Badge, type Tone } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Cell, HeadCell, Table } from "@promptfolio/ui/table";
import { useState } from "react";
import { formatMoment } from "../../lib/format";
import { useLiveQuery } from "../../live/use-live-query";
import { ActionDialog } from "../action-dialog";

const TONES: Record<PreviewRecord["state"], Tone> = {
  valid: "positive",
  over: "neutral",
  revoked: "warning",
};

const stateText = ({ state, revokedBy }: PreviewRecord): string =>
  revokedBy === null ? state : `${state} by ${revokedBy}`;

/** The preview links and their creators; nothing if there are none. */
export const PreviewPanel = ({ remotes }: { remotes: readonly ReleasedRemote[] }) => {
  const { data } = useLiveQuery(getPreviews());
  const [chosen, setChosen] = useState<ReleasedRemote>();
  if (!data || data.length === 0) return null;
  return (
    <>
      <h2>Preview links</h2>
      <Table label="Preview links" maxHeight="40dvh">
        <thead>
          <tr>
            <HeadCell>Part</HeadCell>
            <HeadCell>Version</HeadCell>
            <HeadCell>Who</HeadCell>
            <HeadCell>When</HeadCell>
            <HeadCell>Until</HeadCell>
            <HeadCell>State</HeadCell>
            <HeadCell>Actions</HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.map((record) => {
            const { remote: id, version, by, issuedAt, expires, state } = record;
            const remote = remotes.find((one) => one.id === id);
            return (
              <tr key={`${id} ${version} ${issuedAt}`}>
                <Cell label="Part">{id}</Cell>
                <Cell label="Version">{version}</Cell>
                <Cell label="Who">{by}</Cell>
                <Cell label="When">{formatMoment(issuedAt)}</Cell>
                <Cell label="Until">{formatMoment(expires)}</Cell>
                <Cell label="State">
                  <Badge tone={TONES[state]}>{stateText(record)}</Badge>
                </Cell>
                <Cell label="Actions">
                  {state === "valid" && remote && (
                    <Button
                      size="small"
                      aria-label={`Revoke preview links of ${id}`}
                      onClick={() => setChosen(remote)}
                    >
                      Revoke…
                    </Button>
                  )}
                </Cell>
              </tr>
            );
          })}
        </tbody>
      </Table>
      {chosen && (
        <ActionDialog
          action="revoke previews"
          version={undefined}
          remote={chosen}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
};
