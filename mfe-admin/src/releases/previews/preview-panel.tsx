import type { PreviewRecord, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { getPreviews } from "@promptfolio/host/api/releases";
import { Badge, type Tone } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { useState } from "react";
import { type Column, DataTable } from "../../lib/data-table";
import { formatMoment } from "../../lib/format";
import { useLiveQuery } from "../../live/pace";
import { ActionDialog } from "../action-dialog";

const TONES: Record<PreviewRecord["state"], Tone> = {
  valid: "positive",
  over: "neutral",
  revoked: "warning",
};

const COLUMNS: readonly Column<PreviewRecord>[] = [
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
        columns={[...COLUMNS, { title: "Actions", cell: revoke }]}
        items={data}
        keyOf={({ remote, version, issuedAt }) => `${remote} ${version} ${issuedAt}`}
      />
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
