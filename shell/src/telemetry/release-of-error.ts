import { versionInUrl } from "./running-versions";

export interface Release {
  remote: string;
  version: string;
}

const RELEASE_FILE = /\/r\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[^\s:]+\.js/;

/** A file's URL, or code that has none. */
const PLACE = /[a-z][a-z-]*:\/\/[^\s()]+|<anonymous>:\d/;

/** A line of a stack in Chromium, or in Firefox and Safari; the message above them may contain URLs too. */
const FRAME = /^(?:\s+at |[^\s]*@)/;

/** Where an error was thrown: the first place on its stack, or the URL itself; undefined if there is none. */
export const topOfTrace = (trace: string | undefined): string | undefined => {
  const [first = "", ...rest] = trace?.split("\n") ?? [];
  const lines = rest.length > 0 ? [first, ...rest].filter((line) => FRAME.test(line)) : [first];
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
