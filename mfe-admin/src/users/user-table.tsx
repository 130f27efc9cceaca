import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { Avatar } from "@promptfolio/ui/avatar";
import { Button } from "@promptfolio/ui/button";
import { IconButton } from "@promptfolio/ui/icon-button";
import { Trash2 } from "@promptfolio/ui/icons";
import { MeterBar } from "@promptfolio/ui/meter-bar";
import { media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { type Column, DataTable } from "../lib/data-table";
import { Email } from "../lib/email";
import { formatCount, formatDate, formatDecimal, formatPercent } from "../lib/format";
import { Day, RowActions, Small } from "../lib/styles";
import { StatusBadge } from "./status-badge";
import { useStatusToggle } from "./use-user-actions";
import { averagePerDay, conversionOf, isActive } from "./user-figures";
import type { UserSortKey, UserView } from "./user-query";

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
  }
`;

const Usage = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 6rem;
`;

/** @param now the time that averages are counted up to, in milliseconds since 1970 */
const columnsOf = (now: number): readonly Column<AdminUser, UserSortKey>[] => [
  {
    sortKey: "name",
    title: "User",
    names: true,
    cell: ({ name, email }) => (
      <Person>
        <Avatar name={name} />
        <span>
          <bdi>{name}</bdi>
          <Small>
            <Email address={email} />
          </Small>
        </span>
      </Person>
    ),
  },
  {
    sortKey: "joinDate",
    title: "Join Date",
    priority: "medium",
    cell: ({ joinDate }) => <Day>{formatDate(joinDate)}</Day>,
  },
  { sortKey: "status", title: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    sortKey: "viewsUsed",
    title: "Daily Usage",
    cell: ({ name, viewsUsed, totalViews }) => (
      <Usage>
        <span translate="no">{`${viewsUsed}/${totalViews}`}</span>
        <MeterBar
          label={`Views used today by ${name}`}
          value={viewsUsed}
          max={totalViews}
          tone={viewsUsed >= totalViews ? "warning" : "accent"}
        />
      </Usage>
    ),
  },
  {
    sortKey: "totalPromptViews",
    title: "Activity Stats",
    numeric: true,
    priority: "low",
    cell: (user) => (
      <>
        <span>{formatCount(user.totalPromptViews)}</span>
        <Small>{`${formatDecimal(averagePerDay(user, now))} a day`}</Small>
      </>
    ),
  },
  {
    sortKey: "totalDownloads",
    title: "Downloads",
    numeric: true,
    priority: "low",
    cell: (user) => (
      <>
        <span>{formatCount(user.totalDownloads)}</span>
        <Small>{formatPercent(conversionOf(user))}</Small>
      </>
    ),
  },
  {
    sortKey: "lastActive",
    title: "Last Active",
    priority: "medium",
    cell: ({ lastActive }) => <Day>{formatDate(lastActive)}</Day>,
  },
];

const UserActions = ({ user, onDelete }: { user: AdminUser; onDelete: () => void }) => {
  const status = useStatusToggle();
  const verb = isActive(user) ? "Deactivate" : "Activate";
  return (
    <RowActions>
      <Button
        size="small"
        busy={status.isPending}
        aria-label={`${verb} ${user.name}`}
        onClick={() => status.mutate(user)}
      >
        {verb}
      </Button>
      <IconButton
        size="small"
        label={`Delete ${user.name}`}
        icon={<Trash2 />}
        disabled={status.isPending}
        onClick={onDelete}
      />
    </RowActions>
  );
};

interface UserTableProps {
  users: readonly AdminUser[];
  view: UserView;
  /** When the data is from, in milliseconds since 1970. */
  at: number;
  /** Other rows are loading. */
  busy: boolean;
  onSort: (key: UserSortKey) => void;
  onDelete: (user: AdminUser) => void;
}

export const UserTable = ({ users, view, at, busy, onSort, onDelete }: UserTableProps) => (
  <DataTable
    label="Users"
    maxHeight="72dvh"
    busy={busy}
    columns={[
      ...columnsOf(at),
      {
        title: "Actions",
        place: "actions",
        cell: (user) => <UserActions user={user} onDelete={() => onDelete(user)} />,
      },
    ]}
    items={users}
    keyOf={({ id }) => id}
    nameOf={({ name }) => name}
    order={view}
    onSort={onSort}
  />
);
