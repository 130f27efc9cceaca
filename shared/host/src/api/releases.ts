import type { ReleaseOverview } from "@promptfolio/contracts/api/releases";
import { get } from "./request";

export const getReleases = () => get<ReleaseOverview>("/admin/releases");
