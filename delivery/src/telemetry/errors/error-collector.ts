import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { releaseKey } from "@promptfolio/contracts/release";
import type { FailureReport } from "@promptfolio/contracts/telemetry";
import { addBrowsers, type ErrorStore, groupErrors } from "./error-store";
import type { ResolvedFrame } from "./resolve-frame";

/** Different failures that are taken between two saves; a flood of others is only counted. */
const MAX_PENDING = 200;
/** What waits for a store that can't be reached. */
const MAX_UNSAVED = 500;
const MAX_PLACE_LENGTH = 200;

export interface ErrorCollector {
  /** @param browser in which it happened; null if unknown */
  record(report: FailureReport, browser: string | null): void;
  /** Resolves what was recorded and saves it; says whether there was anything. */
  save(): Promise<boolean>;
}

interface Pending {
  report: FailureReport;
  count: number;
  browsers: Record<string, number>;
  firstSeen: string;
  lastSeen: string;
}

/** What messages have in common that differ in numbers only. */
const shapeOf = (message: string): string => message.replace(/\d+/g, "#");

/** Where something happened without a stack: what the shell calls the place, or what happened. A page's path tells nothing. */
const placeWithoutStack = ({ where, message }: FailureReport): string =>
  (where.startsWith("/") ? shapeOf(message) : where).slice(0, MAX_PLACE_LENGTH);

const groupOf = (
  { report, count, browsers, firstSeen, lastSeen }: Pending,
  frames: readonly ResolvedFrame[],
): ReleaseErrorGroup => {
  const { remote, version, kind, message, where } = report;
  // The remote's own code, not what it called.
  const own = frames.filter(({ release }) => release === releaseKey(remote, version));
  const top = own.find(({ place }) => !place.startsWith("node_modules/")) ?? own[0] ?? frames[0];
  return {
    remote,
    version,
    kind,
    message,
    page: where,
    place: top?.place.slice(0, MAX_PLACE_LENGTH) ?? placeWithoutStack(report),
    source: top?.source ?? null,
    stack: frames.map(({ text }) => text),
    count,
    browsers,
    firstSeen,
    lastSeen,
  };
};

/** Collects failures of releases, and saves them in groups by remote, version and place. */
export const createErrorCollector = (
  store: ErrorStore,
  resolve: (frame: string) => Promise<ResolvedFrame>,
  now: () => Date = () => new Date(),
): ErrorCollector => {
  let pending = new Map<string, Pending>();
  let unsaved: ReleaseErrorGroup[] = [];

  return {
    record: (report, browser) => {
      const { remote, version, kind, message, frames = [] } = report;
      const key = [remote, version, kind, shapeOf(message), ...frames].join("\n");
      const known = pending.get(key);
      if (!known && pending.size >= MAX_PENDING) return;
      const at = now().toISOString();
      pending.set(key, {
        report,
        count: (known?.count ?? 0) + 1,
        browsers: addBrowsers(known?.browsers ?? {}, browser === null ? {} : { [browser]: 1 }),
        firstSeen: known?.firstSeen ?? at,
        lastSeen: at,
      });
    },
    save: async () => {
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
