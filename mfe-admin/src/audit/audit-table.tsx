import type { AuditEntry } from "@promptfolio/contracts/api/admin";
import { useApiQuery } from "@promptfolio/host";
import { getAuditItems } from "@promptfolio/host/api/admin";
import { Link } from "@promptfolio/host/router";
import { Badge } from "@promptfolio/ui/badge";
import { color, media, space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { DASHBOARD, userPath } from "../frame/tabs";
import { type Column, DataTable } from "../lib/data-table";
import { Email } from "../lib/email";
import { failureText } from "../lib/failure-text";
import { counted, formatSecond } from "../lib/format";

/** "image.bulk-update" → "Image: bulk update". Actions are named by the server; new ones read well without a list. */
export const actionText = (action: string): string => {
  const [subject = "", verb = ""] = action.split(".", 2);
  const readable = (word: string) => word.replaceAll("-", " ");
  const name = readable(subject);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${verb && `: ${readable(verb)}`}`;
};

/** The path of the page that shows an audit entry's subject; undefined for deleted and for multiple subjects. */
export const subjectPath = (action: string, subject: string): string | undefined => {
  const [kind, verb] = action.split(".", 2);
  if (verb === "delete" || verb === "erase") return undefined;
  if (kind === "image") return `/image/${subject}`;
  if (kind === "user") return userPath(subject);
  if (kind === "admin") return `${DASHBOARD}?tab=users#administrator-${encodeURIComponent(subject)}`;
  if (kind === "settings") return `${DASHBOARD}?tab=settings`;
  return undefined;
};

const Subject = styled.span`
  overflow-wrap: anywhere;

  a {
    font-weight: 600;
  }
`;

/** The subject of an entry by its name, with a link if it still exists. */
const AuditSubject = ({ action, subject, name }: Pick<AuditEntry, "action" | "subject" | "name">) => {
  const path = subjectPath(action, subject);
  // Entries of deleted accounts have no name.
  const text = name || subject;
  return <Subject>{path === undefined ? text : <Link to={path}>{text}</Link>}</Subject>;
};

const Items = styled.details`
  summary {
    color: ${color.accent};
    font-weight: 600;
  }

  ul {
    display: grid;
    gap: ${space[1]};
    max-height: 16rem;
    margin-top: ${space[2]};
    overflow: auto;
  }

  li span {
    color: ${color.inkSoft};
  }
`;

/** The images of a bulk change with what changed on each, loaded once they are opened. */
const AuditItems = ({ id, count }: { id: string; count: number }) => {
  const [open, setOpen] = useState(false);
  const { data, error } = useApiQuery(getAuditItems(id), {
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Items onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{counted(count, "image")}</summary>
      {error && <p role="alert">{failureText(error)}</p>}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        <ul tabIndex={0}>
          {data.items.map((item) => (
            <li key={item.id}>
              <bdi>{item.name}</bdi> <span>{item.detail}</span>
            </li>
          ))}
        </ul>
      )}
    </Items>
  );
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
