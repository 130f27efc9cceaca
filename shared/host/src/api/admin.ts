import type {
  AdministratorList,
  AdminUser,
  AdminUserList,
  AdminUserQuery,
  Analytics,
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
/** The backend's root, for the 'Test API' button. */
export const getApiStatus = () => get<{ status: string; version: string }>("/");
/** All users as CSV. @param separator what the visitor's spreadsheet expects between cells */
export const exportUsers = (separator: "comma" | "semicolon") =>
  get<string>(separator === "comma" ? "/admin/users.csv" : `/admin/users.csv?separator=${separator}`);
export const exportUsersAsJson = () => get<AdminUser[]>("/admin/users.json");
