import { SHARED_FILES, SHELL_ID } from "@promptfolio/contracts/release";
import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";

const running = new Map([[SHELL_ID, process.env["RELEASE_VERSION"] ?? ""]]);

/** Records which version of a remote this tab loads: the URLs of files that releases share contain none. */
export const recordRunningVersion = (remote: string, version: string): void => {
  running.set(remote, version);
};

/** The version in a file's URL after the remote, or the running version if the URL contains none. */
export const versionInUrl = (remote: string, segment: string): string =>
  `${segment}/` === SHARED_FILES ? (running.get(remote) ?? segment) : segment;

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
