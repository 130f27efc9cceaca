import type { AuditEntry } from "@promptfolio/contracts/api/admin";
import { Badge } from "@promptfolio/ui/badge";
import { Cell, HeadCell, Table } from "@promptfolio/ui/table";
import { styled } from "styled-components";
import { formatMoment } from "../lib/format";
import { actionText } from "./action-text";

const Wide = styled.div`
  min-width: 14rem;
  max-width: 34rem;
  overflow-wrap: anywhere;
`;

const Moment = styled.time`
  white-space: nowrap;
`;

const toneOf = (action: string) => (action.includes("delete") ? "danger" : "neutral");

export const AuditTable = ({ entries, busy }: { entries: readonly AuditEntry[]; busy: boolean }) => (
  <Table label="Audit log" maxHeight="72dvh" busy={busy}>
    <thead>
      <tr>
        <HeadCell>When</HeadCell>
        <HeadCell>Administrator</HeadCell>
        <HeadCell>Action</HeadCell>
        <HeadCell>Subject</HeadCell>
        <HeadCell>What changed</HeadCell>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ id, at, actor, action, subject, detail }) => (
        <tr key={id}>
          <Cell>
            <Moment dateTime={at}>{formatMoment(at)}</Moment>
          </Cell>
          <Cell>{actor}</Cell>
          <Cell>
            <Badge tone={toneOf(action)}>{actionText(action)}</Badge>
          </Cell>
          <Cell>{subject}</Cell>
          <Cell>
            <Wide>{detail}</Wide>
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
