import type { ReleaseChange } from "@promptfolio/contracts/api/releases";
import { Badge } from "@promptfolio/ui/badge";
import { Cell, HeadCell, Table } from "@promptfolio/ui/table";
import { media } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
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

/** The audit log of releases, newest first. */
export const ChangeTable = ({ changes }: { changes: readonly ReleaseChange[] }) => (
  <Table label="Release changes" maxHeight="60dvh">
    <thead>
      <tr>
        <HeadCell numeric>Revision</HeadCell>
        <HeadCell>When</HeadCell>
        <HeadCell>Who</HeadCell>
        <HeadCell>Action</HeadCell>
        <HeadCell>Part</HeadCell>
        <HeadCell>Details</HeadCell>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ revision, at, by, action, id, detail }) => (
        <tr key={revision}>
          <Cell numeric label="Revision">
            {revision}
          </Cell>
          <Cell label="When">
            <Moment dateTime={at}>{formatMoment(at)}</Moment>
          </Cell>
          <Cell label="Who">{by}</Cell>
          <Cell label="Action">
            <Badge tone={WARNINGS.test(action) ? "warning" : "neutral"}>{action}</Badge>
          </Cell>
          <Cell label="Part">{id}</Cell>
          <Cell label="Details">
            <Detail>{detail}</Detail>
          </Cell>
        </tr>
      ))}
    </tbody>
  </Table>
);
