import { SHARED_FILES, SHELL_ID } from "@promptfolio/contracts/release";

const running = new Map([[SHELL_ID, process.env["RELEASE_VERSION"] ?? ""]]);

/** Notes which version of a remote this tab loads: files that releases share don't name one in their URL. */
export const noteRunning = (remote: string, version: string): void => {
  running.set(remote, version);
};

/** The version that a file's URL names after the remote, or that runs where it names none. */
export const versionInUrl = (remote: string, segment: string): string =>
  `${segment}/` === SHARED_FILES ? (running.get(remote) ?? segment) : segment;
