import type { AuditEntry } from "@promptfolio/contracts/api/admin";
import { Badge } from "@promptfolio/ui/badge";
import { media } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { type Column, DataTable } from "../lib/data-table";
import { Email } from "../lib/email";
import { formatSecond } from "../lib/format";
import { AuditItems } from "./audit-items";
import { AuditSubject } from "./audit-subject";

/** "image.bulk-update" → "Image: bulk update". Actions are named by the server; new ones read well without a list. */
export const actionText = (action: string): string => {
  const [subject = "", verb = ""] = action.split(".", 2);
  const readable = (word: string) => word.replaceAll("-", " ");
  const name = readable(subject);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${verb && `: ${readable(verb)}`}`;
};

const Wide = styled.div`
  max-width: 34rem;
  overflow-wrap: anywhere;

  ${media.medium} {
    min-width: 14rem;
  }
`;

const Moment = styled.time`
  display: block;
  min-width: 7rem;
  text-wrap: balance;
`;

const toneOf = (action: string) => (action.includes("delete") ? "danger" : "neutral");

const COLUMNS: readonly Column<AuditEntry>[] = [
  { title: "When", place: "brief", cell: ({ at }) => <Moment dateTime={at}>{formatSecond(at)}</Moment> },
  {
    title: "Action and subject",
    names: true,
    cell: (entry) => (
      <>
        <Badge tone={toneOf(entry.action)}>{actionText(entry.action)}</Badge> <AuditSubject {...entry} />
      </>
    ),
  },
  {
    title: "What changed",
    cell: ({ id, detail, items }) => (
      <Wide>
        <span>{detail}</span>
        {items > 0 && <AuditItems id={id} count={items} />}
      </Wide>
    ),
  },
  { title: "Administrator", priority: "medium", cell: ({ actor }) => <Email address={actor} /> },
];

export const AuditTable = ({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) => (
  <DataTable
    label="Audit log"
    maxHeight="72dvh"
    busy={busy}
    columns={COLUMNS}
    items={entries}
    keyOf={({ id }) => id}
    nameOf={({ action, name, subject }) => `${actionText(action)}, ${name || subject}`}
  />
);
