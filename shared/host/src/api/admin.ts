import type {
  AdministratorList,
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  Analytics,
  AnalyticsQuery,
  AuditEntry,
  AuditFilter,
  AuditItems,
  AuditList,
  AuditQuery,
  DeletionList,
  DeletionQuery,
  UserStatusUpdated,
} from "@promptfolio/contracts/api/admin";
import type { Image } from "@promptfolio/contracts/api/images";
import { apiPath } from "@promptfolio/lib/paths";
import { get, post, put, remove } from "./request";

export const getAnalytics = (query: AnalyticsQuery) => get<Analytics>(apiPath("/admin/analytics", query));
export const getUsers = (query: AdminUserQuery = {}) => get<AdminUserList>(apiPath("/admin/users", query));
export const setUserActive = (id: string, isActive: boolean) =>
  put<UserStatusUpdated>(`/admin/users/${id}/status`, { is_active: isActive });
export const deleteUser = (id: string) => remove<void>(`/admin/users/${id}`);
export const getAdministrators = () => get<AdministratorList>("/admin/administrators");
/** 409 if it would deactivate the last active administrator. */
export const setAdministratorActive = (id: string, isActive: boolean) =>
  put<UserStatusUpdated>(`/admin/administrators/${id}/status`, { is_active: isActive });
export const getAuditLog = (query: AuditQuery = {}) => get<AuditList>(apiPath("/admin/audit", query));
/** What was deleted in the last 30 days. */
export const getDeletions = (kind: DeletionQuery["kind"]) =>
  get<DeletionList>(apiPath("/admin/deletions", { kind }));
/** 409 if another account has the email of a deleted user. */
export const restoreDeletion = (batch: string) => post<void>(`/admin/deletions/${batch}/restore`);
/** Erases what was deleted, for good. */
export const eraseDeletion = (batch: string) => remove<void>(`/admin/deletions/${batch}`);
/** The images of an entry. */
export const getAuditItems = (id: string) => get<AuditItems>(`/admin/audit/${id}/items`);
/** The backend's root, for the 'Test API' button. */
export const getApiStatus = () => get<{ status: string; version: string }>("/");
/** What a visitor's spreadsheet expects between cells. */
export type CsvSeparator = "comma" | "semicolon";
/** All users as CSV. */
export const exportUsers = (separator: CsvSeparator) =>
  get<string>(apiPath("/admin/users.csv", { separator }));
export const exportUsersAsJson = () => get<AdminUser[]>("/admin/users.json");
/** All images with their prompts, as CSV. */
export const exportImages = (separator: CsvSeparator) =>
  get<string>(apiPath("/admin/images.csv", { separator }));
export const exportImagesAsJson = () => get<Image[]>("/admin/images.json");
/** The entries of the audit log that match, as CSV. */
export const exportAuditLog = (filter: AuditFilter, separator: CsvSeparator) =>
  get<string>(apiPath("/admin/audit.csv", { ...filter, separator }));
export const exportAuditLogAsJson = (filter: AuditFilter) =>
  get<Omit<AuditEntry, "items">[]>(apiPath("/admin/audit.json", filter));
