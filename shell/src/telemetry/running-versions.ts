import { SHARED_FILES, SHELL_ID } from "@promptfolio/contracts/release";

const running = new Map([[SHELL_ID, process.env["RELEASE_VERSION"] ?? ""]]);

/** Records which version of a remote this tab loads: the URLs of files that releases share contain none. */
export const recordRunningVersion = (remote: string, version: string): void => {
  running.set(remote, version);
};

/** The version in a file's URL after the remote, or the running version if the URL contains none. */
export const versionInUrl = (remote: string, segment: string): string =>
  `${segment}/` === SHARED_FILES ? (running.get(remote) ?? segment) : segment;
