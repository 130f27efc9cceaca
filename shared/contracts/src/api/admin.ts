import { type Static, Type } from "typebox";

/** An object without any other fields. */
const closedObject = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** One day of the history; `day` is YYYY-MM-DD in UTC. */
export const DayOfActivity = Type.Object({
  day: Type.String(),
  views: Type.Integer(),
  downloads: Type.Integer(),
  copies: Type.Integer(),
  signUps: Type.Integer(),
});
export type DayOfActivity = Static<typeof DayOfActivity>;

/** `GET /admin/analytics`: the length of the history. */
export const AnalyticsQuery = closedObject({
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 180, default: 30 })),
});
export type AnalyticsQuery = Static<typeof AnalyticsQuery>;

/** `GET /admin/analytics`. `history` holds the last days, oldest first, days without activity included. */
export const Analytics = Type.Object({
  totalViews: Type.Integer(),
  totalUsers: Type.Integer(),
  totalDownloads: Type.Integer(),
  activeUsers: Type.Integer(),
  todayViews: Type.Integer(),
  topCategories: Type.Array(
    Type.Object({ name: Type.String(), views: Type.Integer(), percentage: Type.Number() }),
  ),
  history: Type.Array(DayOfActivity),
});
export type Analytics = Static<typeof Analytics>;

/** `GET /admin/session`. */
export const AdminProfile = Type.Object({ name: Type.String(), email: Type.String() });
export type AdminProfile = Static<typeof AdminProfile>;

export const UserStatus = Type.Union([
  Type.Literal("active"),
  Type.Literal("inactive"),
  Type.Literal("blocked"),
]);
export type UserStatus = Static<typeof UserStatus>;

/** `viewsUsed`: used today, of the account's daily limit `totalViews`. Dates are ISO 8601. */
export const AdminUser = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  status: UserStatus,
  joinDate: Type.String(),
  lastActive: Type.String(),
  viewsUsed: Type.Integer(),
  totalViews: Type.Integer(),
  totalPromptViews: Type.Integer(),
  totalDownloads: Type.Integer(),
});
export type AdminUser = Static<typeof AdminUser>;

export const USER_SORT_KEYS = [
  "name",
  "joinDate",
  "status",
  "viewsUsed",
  "totalPromptViews",
  "totalDownloads",
  "lastActive",
] as const;

/** `GET /admin/users`: without parameters the first 100 by join date. `page` counts from 1. */
export const AdminUserQuery = closedObject({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(UserStatus),
  sort: Type.Optional(Type.Enum(USER_SORT_KEYS)),
  order: Type.Optional(Type.Union([Type.Literal("asc"), Type.Literal("desc")])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
});
export type AdminUserQuery = Static<typeof AdminUserQuery>;

/** `topDownloaders` (3) and `recentUsers` (5) cover all users, on every page. */
export const AdminUserList = Type.Object({
  users: Type.Array(AdminUser),
  total: Type.Integer(),
  recentUsers: Type.Array(AdminUser),
  topDownloaders: Type.Array(AdminUser),
});
export type AdminUserList = Static<typeof AdminUserList>;

/** `PUT /admin/users/{id}/status`. */
export const UserStatusUpdate = closedObject({ is_active: Type.Boolean() });
export type UserStatusUpdate = Static<typeof UserStatusUpdate>;

/** The response of `PUT /admin/users/{id}/status`: a sentence for the administrator. */
export const UserStatusUpdated = Type.Object({ message: Type.String() });
export type UserStatusUpdated = Static<typeof UserStatusUpdated>;

/** `passkeys`: how many the account has. `current`: whether this is the administrator who sent the request. */
export const Administrator = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  status: UserStatus,
  joinDate: Type.String(),
  lastActive: Type.String(),
  passkeys: Type.Integer(),
  current: Type.Boolean(),
});
export type Administrator = Static<typeof Administrator>;

/** `GET /admin/administrators`, in the order they joined. */
export const AdministratorList = Type.Object({ administrators: Type.Array(Administrator) });
export type AdministratorList = Static<typeof AdministratorList>;

/** `GET /admin/deletions`. */
export const DeletionQuery = closedObject({
  kind: Type.Union([Type.Literal("image"), Type.Literal("user")]),
});
export type DeletionQuery = Static<typeof DeletionQuery>;

/**
 * What was deleted together in the last 30 days. `batch`, the id of a single image or user, restores it
 * (`POST /admin/deletions/{batch}/restore`) or erases it (`DELETE /admin/deletions/{batch}`).
 */
export const Deletion = Type.Object({
  batch: Type.String(),
  name: Type.String(),
  actor: Type.String(),
  deletedAt: Type.String(),
});
export type Deletion = Static<typeof Deletion>;

export const DeletionList = Type.Object({ deletions: Type.Array(Deletion) });
export type DeletionList = Static<typeof DeletionList>;

/**
 * Who did what, when. `subject` is the id of the image or user, `name` an image's title at the time or an account's name
 * today, `detail` describes the change (never a prompt). `items` is the number of images that were changed together.
 */
export const AuditEntry = Type.Object({
  id: Type.String(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  subject: Type.String(),
  name: Type.String(),
  detail: Type.String(),
  items: Type.Integer(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** One of the images that were changed together: its title at the time, and the change of its values. */
export const AuditItem = Type.Object({ id: Type.String(), name: Type.String(), detail: Type.String() });
export type AuditItem = Static<typeof AuditItem>;

/** `GET /admin/audit/{id}/items`. */
export const AuditItems = Type.Object({ items: Type.Array(AuditItem) });
export type AuditItems = Static<typeof AuditItems>;

const day = Type.String({ pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$" });
const auditFilter = {
  actor: Type.Optional(Type.String({ maxLength: 254 })),
  action: Type.Optional(Type.String({ maxLength: 60 })),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  from: Type.Optional(day),
  to: Type.Optional(day),
};

/** `GET /admin/audit.csv` and `.json`: `actor` and `action` are exact values, `from` and `to` days in UTC, both included. */
export const AuditFilter = closedObject(auditFilter);
export type AuditFilter = Static<typeof AuditFilter>;

/** `GET /admin/audit`, newest first. */
export const AuditQuery = closedObject({
  ...auditFilter,
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
});
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditList = Type.Object({
  entries: Type.Array(AuditEntry),
  cursor: Type.Union([Type.String(), Type.Null()]),
  actors: Type.Array(Type.String()),
  actions: Type.Array(Type.String()),
});
export type AuditList = Static<typeof AuditList>;
