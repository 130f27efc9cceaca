import { versionInUrl } from "./running-versions";

export interface Release {
  remote: string;
  version: string;
}

const RELEASE_FILE = /\/r\/([a-z][a-z0-9-]*)\/([^/\s]+)\/[^\s:]+\.js/;

/** The release whose file an error comes from: the first one on its stack; undefined if none of our files is on it. */
export const releaseOfError = (...traces: (string | undefined)[]): Release | undefined => {
  for (const trace of traces) {
    const match = RELEASE_FILE.exec(trace ?? "");
    if (match?.[1] && match[2]) return { remote: match[1], version: versionInUrl(match[1], match[2]) };
  }
  return undefined;
};
