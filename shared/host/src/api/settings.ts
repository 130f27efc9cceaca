import type { SettingsUpdated, SystemSettings } from "@promptfolio/contracts/api/settings";
import { get, put } from "./request";

export const getPublicSettings = () => get<SystemSettings>("/public/system-settings");
export const getSettings = () => get<SystemSettings>("/admin/settings");
export const saveSettings = (settings: SystemSettings) => put<SettingsUpdated>("/admin/settings", settings);
