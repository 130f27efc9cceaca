import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { versionInUrl } from "./running-versions";

const FRAME = /\/r\/([^\s()?]+\.js)(?:\?[^\s():]*)?(:\d+:\d+)/g;

/** Inserts the running version into the path of a file that releases share: `gallery/1.0.0/files/page.home.js`. */
const withVersion = (file: string): string =>
  file.replace(/^([^/]+)\/(?=files\/)/, (_, remote: string) => `${remote}/${versionInUrl(remote, "files")}/`);

/** The frames in releases' files on an error's stack, the innermost first: `gallery/1.0.0/page.home.js:1:234`. */
export const stackFrames = (error: unknown): string[] =>
  [...((error instanceof Error && error.stack) || "").matchAll(FRAME)]
    .map(([, file = "", position = ""]) => withVersion(file) + position)
    .filter((frame) => frame.length <= TELEMETRY_LIMITS.frame)
    .slice(0, TELEMETRY_LIMITS.frames);
