import type { ReleaseStore, Revision } from "../registry/release-store";

/** Changes that are older than this when a server sees them are not sent, such as after a downtime; in milliseconds. */
const MAX_AGE_MS = 3_600_000;

/** A revision, and the one before it. */
type Step = [revision: Revision, before: Revision | undefined];

/** Returns a function that reads the recent revisions since its last call, oldest first. */
export const createRevisionReader = (store: Pick<ReleaseStore, "revisions">, now: () => Date) => {
  let handled = 0;
  return async (): Promise<Step[]> => {
    const oldest = new Date(now().getTime() - MAX_AGE_MS).toISOString();
    const isNew = ({ change }: Revision): boolean => change.revision > handled && change.at >= oldest;
    /** Newest first, with the first one that is not new. */
    const found: Revision[] = [];
    for await (const revision of store.revisions()) {
      found.push(revision);
      if (!isNew(revision)) break;
    }
    const steps = found.flatMap((revision, index): Step[] =>
      isNew(revision) ? [[revision, found[index + 1]]] : [],
    );
    handled = found[0]?.change.revision ?? handled;
    return steps.toReversed();
  };
};
