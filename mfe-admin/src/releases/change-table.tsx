import type { ReleaseChange } from "@promptfolio/contracts/api/releases";
import { Badge } from "@promptfolio/ui/badge";
import { Cell, DisclosureRow, HeadCell, Table } from "@promptfolio/ui/table";
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
        <HeadCell>When</HeadCell>
        <HeadCell>Action and part</HeadCell>
        <HeadCell>Details</HeadCell>
        <HeadCell priority="medium">Who</HeadCell>
        <HeadCell numeric priority="medium">
          Revision
        </HeadCell>
        <HeadCell place="more">More</HeadCell>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ revision, at, by, action, id, detail }) => (
        <DisclosureRow key={revision} name={`revision ${revision}`}>
          <Cell label="When" place="brief">
            <Moment dateTime={at}>{formatMoment(at)}</Moment>
          </Cell>
          <th scope="row">
            <Badge tone={WARNINGS.test(action) ? "warning" : "neutral"}>{action}</Badge> <span>{id}</span>
          </th>
          <Cell label="Details">
            <Detail>{detail}</Detail>
          </Cell>
          <Cell label="Who" priority="medium">
            {by}
          </Cell>
          <Cell numeric label="Revision" priority="medium">
            {revision}
          </Cell>
        </DisclosureRow>
      ))}
    </tbody>
  </Table>
);
