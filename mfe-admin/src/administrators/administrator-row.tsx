import type { Administrator } from "@promptfolio/contracts/api/admin";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { Cell } from "@promptfolio/ui/table";
import { Email } from "../lib/email";
import { formatDate } from "../lib/format";
import { Day, Small } from "../lib/row-text";
import { StatusBadge } from "../users/status-badge";

interface AdministratorRowProps {
  administrator: Administrator;
  /** The only active one. */
  isLast: boolean;
  busy: boolean;
  onActivate: () => void;
  onDeactivate: () => void;
}

export const AdministratorRow = (props: AdministratorRowProps) => {
  const { administrator, isLast, busy, onActivate, onDeactivate } = props;
  const { name, email, status, joinDate, lastActive, passkeys, current } = administrator;
  const isActive = status === "active";
  const verb = isActive ? "Deactivate" : "Activate";
  return (
    <tr id={`administrator-${administrator.id}`}>
      <th scope="row">
        <Row $gap={2}>
          <bdi>{name}</bdi>
          {current && <Badge tone="accent">You</Badge>}
        </Row>
        <Small>
          <Email address={email} />
        </Small>
      </th>
      <Cell label="Join Date">
        <Day>{formatDate(joinDate)}</Day>
      </Cell>
      <Cell label="Status">
        <StatusBadge status={status} />
      </Cell>
      <Cell numeric label="Passkeys">
        {passkeys}
      </Cell>
      <Cell label="Last Active">
        <Day>{formatDate(lastActive)}</Day>
      </Cell>
      <Cell place="actions">
        {isLast ? (
          <Small>The last active one stays.</Small>
        ) : (
          <Button
            size="small"
            busy={busy}
            aria-label={`${verb} ${name}`}
            onClick={() => {
              if (!busy) (isActive ? onDeactivate : onActivate)();
            }}
          >
            {verb}
          </Button>
        )}
      </Cell>
    </tr>
  );
};
