import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { releaseKey } from "@promptfolio/contracts/release";
import type { FailureReport } from "@promptfolio/contracts/telemetry";
import { addBrowsers, type ErrorStore, groupErrors } from "./error-store";
import type { ResolvedFrame } from "./resolve-frame";

/** How many different failures are recorded between two saves; further ones appear only in the counts. */
const MAX_PENDING = 200;
/** How many groups are buffered while the store can't be reached. */
const MAX_UNSAVED = 500;
const MAX_PLACE_LENGTH = 200;

/** A failure and how often it happened since the last save. */
interface Pending extends Pick<ReleaseErrorGroup, "count" | "browsers" | "firstSeen" | "lastSeen"> {
  report: FailureReport;
}

export type ErrorCollector = ReturnType<typeof createErrorCollector>;

/** The message without its numbers, so that messages that differ only in numbers are equal. */
const shapeOf = (message: string): string => message.replace(/\d+/g, "#");

/**
 * The place of a failure without a stack: the shell's name for it, or the message. A page's path would not identify the
 * failure.
 */
const placeWithoutStack = ({ where, message }: FailureReport): string =>
  (where.startsWith("/") ? shapeOf(message) : where).slice(0, MAX_PLACE_LENGTH);

const groupOf = ({ report, ...seen }: Pending, frames: readonly ResolvedFrame[]): ReleaseErrorGroup => {
  const { remote, version, kind, message, where, disputedWith } = report;
  // The remote's own code, not code that it called.
  const own = frames.filter(({ release }) => release === releaseKey(remote, version));
  const top = own.find(({ place }) => !place.startsWith("node_modules/")) ?? own[0] ?? frames[0];
  return {
    remote,
    version,
    kind,
    message,
    page: disputedWith === undefined ? where : `${where}, or by ${disputedWith}`,
    place: top?.place.slice(0, MAX_PLACE_LENGTH) ?? placeWithoutStack(report),
    source: top?.source ?? null,
    stack: frames.map(({ text }) => text),
    ...seen,
  };
};

/** Collects failures of releases, and saves them in groups by remote, version and place. */
export const createErrorCollector = (
  store: ErrorStore,
  resolve: (frame: string) => Promise<ResolvedFrame>,
  now: () => Date = () => new Date(),
) => {
  let pending = new Map<string, Pending>();
  let unsaved: ReleaseErrorGroup[] = [];

  return {
    /** @param browser where it happened; undefined if unknown */
    record: (report: FailureReport, browser: string | undefined): void => {
      const { remote, version, kind, message, frames = [] } = report;
      const key = [remote, version, kind, shapeOf(message), ...frames].join("\n");
      const known = pending.get(key);
      if (!known && pending.size >= MAX_PENDING) return;
      const at = now().toISOString();
      pending.set(key, {
        report,
        count: (known?.count ?? 0) + 1,
        browsers: addBrowsers(known?.browsers ?? {}, browser === undefined ? {} : { [browser]: 1 }),
        firstSeen: known?.firstSeen ?? at,
        lastSeen: at,
      });
    },
    /** Resolves the recorded stacks and saves them; returns whether there was anything to save. */
    save: async (): Promise<boolean> => {
      const taken = [...pending.values()];
      pending = new Map();
      for (const one of taken)
        unsaved.push(groupOf(one, await Promise.all((one.report.frames ?? []).map(resolve))));
      if (unsaved.length === 0) return false;
      unsaved = groupErrors(unsaved).slice(0, MAX_UNSAVED);
      await store.add(unsaved);
      unsaved = [];
      return true;
    },
  };
};
