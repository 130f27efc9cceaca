import type {
  AdministratorList,
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  Analytics,
  AuditEntry,
  AuditFilter,
  AuditItems,
  AuditList,
  AuditQuery,
  UserStatusUpdated,
} from "@promptfolio/contracts/api/admin";
import { apiPath } from "@promptfolio/lib/api-path";
import { get, put, remove } from "./request";

export const getAnalytics = () => get<Analytics>("/admin/analytics");
export const getUsers = (query: AdminUserQuery = {}) => get<AdminUserList>(apiPath("/admin/users", query));
export const setUserActive = (id: string, isActive: boolean) =>
  put<UserStatusUpdated>(`/admin/users/${id}/status`, { is_active: isActive });
export const deleteUser = (id: string) => remove<void>(`/admin/users/${id}`);
export const getAdministrators = () => get<AdministratorList>("/admin/administrators");
/** 409 if it would deactivate the last active administrator. */
export const setAdministratorActive = (id: string, isActive: boolean) =>
  put<UserStatusUpdated>(`/admin/administrators/${id}/status`, { is_active: isActive });
export const getAuditLog = (query: AuditQuery = {}) => get<AuditList>(apiPath("/admin/audit", query));
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
/** The entries of the audit log that match, as CSV. */
export const exportAuditLog = (filter: AuditFilter, separator: CsvSeparator) =>
  get<string>(apiPath("/admin/audit.csv", { ...filter, separator }));
export const exportAuditLogAsJson = (filter: AuditFilter) =>
  get<Omit<AuditEntry, "items">[]>(apiPath("/admin/audit.json", filter));
