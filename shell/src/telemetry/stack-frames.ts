import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { versionInUrl } from "./running-versions";

const FRAME = /\/r\/([^\s()?]+\.js)(?:\?[^\s():]*)?(:\d+:\d+)/g;

/** A file that releases share, as the file of the one that runs: `gallery/1.0.0/files/page.home.js`. */
const withVersion = (file: string): string =>
  file.replace(/^([^/]+)\/(?=files\/)/, (_, remote: string) => `${remote}/${versionInUrl(remote, "files")}/`);

/** The places in releases' files that an error's stack names, the innermost first: `gallery/1.0.0/page.home.js:1:234`. */
export const stackFrames = (error: unknown): string[] =>
  [...((error instanceof Error && error.stack) || "").matchAll(FRAME)]
    .map(([, file = "", position = ""]) => withVersion(file) + position)
    .filter((frame) => frame.length <= TELEMETRY_LIMITS.frame)
    .slice(0, TELEMETRY_LIMITS.frames);
