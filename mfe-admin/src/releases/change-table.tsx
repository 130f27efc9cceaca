import type { ReleaseChange } from "@promptfolio/contracts/api/releases";
import { Badge } from "@promptfolio/ui/badge";
import { media } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { type Column, DataTable } from "../lib/data-table";
import { formatMoment } from "../lib/format";

const Moment = styled.time`
  white-space: nowrap;
`;

const Detail = styled.div`
  max-width: 34rem;
  overflow-wrap: anywhere;

  ${media.medium} {
    min-width: 11rem;
  }
`;

const WARNINGS = /roll|stop|freeze/i;

const COLUMNS: readonly Column<ReleaseChange>[] = [
  { title: "When", place: "brief", cell: ({ at }) => <Moment dateTime={at}>{formatMoment(at)}</Moment> },
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
    columns={COLUMNS}
    items={changes}
    keyOf={({ revision }) => String(revision)}
    nameOf={({ revision }) => `revision ${revision}`}
  />
);
