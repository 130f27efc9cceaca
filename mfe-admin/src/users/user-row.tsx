import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { Avatar } from "@promptfolio/ui/avatar";
import { MeterBar } from "@promptfolio/ui/meter-bar";
import { Cell, DisclosureRow } from "@promptfolio/ui/table";
import { media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Email } from "../lib/email";
import { formatCount, formatDate, formatDecimal, formatPercent } from "../lib/format";
import { Day, Small } from "../lib/row-text";
import { StatusBadge } from "./status-badge";
import { UserActions } from "./user-actions";
import { averagePerDay, conversionOf } from "./user-figures";

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 20rem;

  ${media.medium} {
    min-width: 12rem;
  }

  > :last-child {
    min-width: 0;
    overflow-wrap: break-word;
  }
`;

const Usage = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 6rem;
`;

interface UserRowProps {
  user: AdminUser;
  /** The time that averages are counted up to, in milliseconds since 1970. */
  now: number;
  onDelete: (user: AdminUser) => void;
}

export const UserRow = ({ user, now, onDelete }: UserRowProps) => (
  <DisclosureRow name={user.name}>
    <th scope="row">
      <Person>
        <Avatar name={user.name} />
        <span>
          <bdi>{user.name}</bdi>
          <Small>
            <Email address={user.email} />
          </Small>
        </span>
      </Person>
    </th>
    <Cell label="Join Date" priority="medium">
      <Day>{formatDate(user.joinDate)}</Day>
    </Cell>
    <Cell label="Status">
      <StatusBadge status={user.status} />
    </Cell>
    <Cell label="Daily Usage">
      <Usage>
        <span translate="no">{`${user.viewsUsed}/${user.totalViews}`}</span>
        <MeterBar
          label={`Views used today by ${user.name}`}
          value={user.viewsUsed}
          max={user.totalViews}
          tone={user.viewsUsed >= user.totalViews ? "warning" : "accent"}
        />
      </Usage>
    </Cell>
    <Cell numeric label="Activity Stats" priority="low">
      <span>{formatCount(user.totalPromptViews)}</span>
      <Small>{`${formatDecimal(averagePerDay(user, now))} a day`}</Small>
    </Cell>
    <Cell numeric label="Downloads" priority="low">
      <span>{formatCount(user.totalDownloads)}</span>
      <Small>{formatPercent(conversionOf(user))}</Small>
    </Cell>
    <Cell label="Last Active" priority="medium">
      <Day>{formatDate(user.lastActive)}</Day>
    </Cell>
    <Cell place="actions">
      <UserActions user={user} onDelete={() => onDelete(user)} />
    </Cell>
  </DisclosureRow>
);
