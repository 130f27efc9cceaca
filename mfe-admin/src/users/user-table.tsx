import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { HeadCell, type HeadCellProps, Table } from "@promptfolio/ui/table";
import { directionOf, type UserSortKey, type UserView } from "./user-query";
import { UserRow } from "./user-row";

interface Column extends Pick<HeadCellProps, "numeric" | "priority"> {
  key: UserSortKey;
  title: string;
}

const COLUMNS: readonly Column[] = [
  { key: "name", title: "User" },
  { key: "joinDate", title: "Join Date", priority: "medium" },
  { key: "status", title: "Status" },
  { key: "viewsUsed", title: "Daily Usage" },
  { key: "totalPromptViews", title: "Activity Stats", numeric: true, priority: "low" },
  { key: "totalDownloads", title: "Downloads", numeric: true, priority: "low" },
  { key: "lastActive", title: "Last Active", priority: "medium" },
];

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

export const UserTable = (props: UserTableProps) => {
  const { users, view, at, busy, onSort, onDelete } = props;
  return (
    <Table label="Users" maxHeight="72dvh" busy={busy}>
      <thead>
        <tr>
          {COLUMNS.map(({ key, title, ...column }) => (
            <HeadCell key={key} {...column} sort={directionOf(view, key)} onSort={() => onSort(key)}>
              {title}
            </HeadCell>
          ))}
          <HeadCell place="actions">Actions</HeadCell>
          <HeadCell place="more">More</HeadCell>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} now={at} onDelete={onDelete} />
        ))}
      </tbody>
    </Table>
  );
};
