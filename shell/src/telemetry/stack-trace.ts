import { SHARED_FILES, SHELL_ID } from "@promptfolio/contracts/release";
import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";

export interface Release {
  remote: string;
  version: string;
}

const running = new Map([[SHELL_ID, process.env["RELEASE_VERSION"] ?? ""]]);

/** Records which version of a remote this tab loads: the URLs of files that releases share contain none. */
export const recordRunningVersion = (remote: string, version: string): void => {
  running.set(remote, version);
};

/** The version in a file's URL after the remote, or the running version if the URL contains none. */
const versionInUrl = (remote: string, segment: string): string =>
  `${segment}/` === SHARED_FILES ? (running.get(remote) ?? segment) : segment;

const RELEASE_FILE = /\/r\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[^\s:]+\.js/;

/** A file's URL, or code that has none. */
const PLACE = /[a-z][a-z-]*:\/\/[^\s()]+|<anonymous>:\d/;

/** A line of a stack in Chromium, or in Firefox and Safari; the message above them may contain URLs too. */
const LINE = /^(?:\s+at |[^\s]*@)/;

/** Where an error was thrown: the first place on its stack, or the URL itself; undefined if there is none. */
export const topOfTrace = (trace: string | undefined): string | undefined => {
  const [first = "", ...rest] = trace?.split("\n") ?? [];
  const lines = rest.length > 0 ? [first, ...rest].filter((line) => LINE.test(line)) : [first];
  for (const line of lines) {
    const place = PLACE.exec(line)?.[0];
    if (place) return place;
  }
  return undefined;
};

/**
 * The release whose file an error was thrown in. Only the top of the first trace decides: below an extension's code
 * there is often code of a release, which called what the extension had replaced.
 */
export const releaseOfError = (...traces: (string | undefined)[]): Release | undefined => {
  for (const trace of traces) {
    const top = topOfTrace(trace);
    if (top === undefined) continue;
    const [, remote, version] = RELEASE_FILE.exec(top) ?? [];
    return remote && version ? { remote, version: versionInUrl(remote, version) } : undefined;
  }
  return undefined;
};

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
