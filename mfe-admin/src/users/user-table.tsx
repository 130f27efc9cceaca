import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { HeadCell, Table } from "@promptfolio/ui/table";
import { directionOf, type UserSortKey, type UserView } from "./user-query";
import { UserRow } from "./user-row";

const COLUMNS: readonly { key: UserSortKey; title: string; numeric?: boolean }[] = [
  { key: "name", title: "User" },
  { key: "joinDate", title: "Join Date" },
  { key: "status", title: "Status" },
  { key: "viewsUsed", title: "Daily Usage" },
  { key: "totalPromptViews", title: "Activity Stats", numeric: true },
  { key: "totalDownloads", title: "Downloads", numeric: true },
  { key: "lastActive", title: "Last Active" },
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
          {COLUMNS.map(({ key, title, numeric = false }) => (
            <HeadCell key={key} numeric={numeric} sort={directionOf(view, key)} onSort={() => onSort(key)}>
              {title}
            </HeadCell>
          ))}
          <HeadCell>Actions</HeadCell>
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
