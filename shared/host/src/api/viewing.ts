import type {
  CopyCount,
  DownloadCount,
  MyStats,
  Reveal,
  ViewCount,
  ViewedToday,
  ViewHistory,
} from "@promptfolio/contracts/api/viewing";
import { apiPath } from "@promptfolio/lib/paths";
import { get, post } from "./request";

export const revealPrompt = (id: string, signedIn: boolean) =>
  post<Reveal>(`/${signedIn ? "usage" : "public"}/prompt-view/${id}`);
export const trackView = (id: string) => post<ViewCount>(`/public/track-view/${id}`);
export const trackCopy = (id: string) => post<CopyCount>(`/public/track-copy/${id}`);
export const trackDownload = (id: string, signedIn: boolean) =>
  post<DownloadCount>(signedIn ? `/usage/download/${id}` : `/public/track-download/${id}`);
export const getViewedToday = () => get<ViewedToday>("/usage/viewed-today");
export const getViewHistory = (cursor?: string) => get<ViewHistory>(apiPath("/usage/history", { cursor }));
export const getMyStats = () => get<MyStats>("/usage/my-stats");
