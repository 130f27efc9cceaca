import { REVISIONS, revisionKey, revisionOf } from "../../registry/object-keys";
import { ConflictError } from "../../registry/release-store";
import { toJson } from "../../registry/trust/envelope";
import type { Command } from "../command";
import { requireTrusted } from "./list-trust";
import { propose } from "./proposal";

/**
 * Signs the last good state with root keys. Later states that fail verification are removed, so that teams can
 * continue; they publish again what is missing.
 */
export const trustCheckpoint: Command = async (context) => {
  const trusted = requireTrusted(context);
  const { objects, dryRun } = context;
  const good = trusted.head()?.registry.revision ?? 0;
  const bad = (await objects.list(REVISIONS)).map(({ key }) => key).filter((key) => revisionOf(key) > good);
  const { checkpoint } = await propose(context, await trusted.trust(), `confirmed after revision ${good}`);
  if (!dryRun) {
    await objects.remove(bad);
    if (!(await objects.create(revisionKey(good + 1), toJson(checkpoint)))) throw new ConflictError();
  }
  return {
    lines: [
      ...(bad.length > 0 ? [`${bad.length} states that don't verify are removed.`] : []),
      `Revision ${good + 1} of the registry is confirmed.`,
    ],
    data: { revision: good + 1, removed: bad },
    writes: true,
  };
};
