import type { AuditEntry } from "@promptfolio/contracts/api/admin";
import { Badge } from "@promptfolio/ui/badge";
import { Cell, DisclosureRow, HeadCell, Table } from "@promptfolio/ui/table";
import { media } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
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

export const AuditTable = ({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) => (
  <Table label="Audit log" maxHeight="72dvh" busy={busy}>
    <thead>
      <tr>
        <HeadCell>When</HeadCell>
        <HeadCell>Action and subject</HeadCell>
        <HeadCell>What changed</HeadCell>
        <HeadCell priority="medium">Administrator</HeadCell>
        <HeadCell place="more">More</HeadCell>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ id, at, actor, action, subject, name, detail, items }) => (
        <DisclosureRow key={id} name={`${actionText(action)}, ${name || subject}`}>
          <Cell label="When" place="brief">
            <Moment dateTime={at}>{formatSecond(at)}</Moment>
          </Cell>
          <th scope="row">
            <Badge tone={toneOf(action)}>{actionText(action)}</Badge>{" "}
            <AuditSubject {...{ action, subject, name }} />
          </th>
          <Cell label="What changed">
            <Wide>
              <span>{detail}</span>
              {items > 0 && <AuditItems id={id} count={items} />}
            </Wide>
          </Cell>
          <Cell label="Administrator" priority="medium">
            <Email address={actor} />
          </Cell>
        </DisclosureRow>
      ))}
    </tbody>
  </Table>
);
