import { writeFile } from "node:fs/promises";
import { REVISIONS, revisionKey, revisionOf, trustKey } from "../../registry/object-keys";
import { ConflictError } from "../../registry/release-store";
import { toJson } from "../../registry/trust/envelope";
import type { TrustedKey } from "../../registry/trust/trust-document";
import { UsageError } from "../arguments";
import type { Command } from "../command";
import { trustAdd, trustInit, trustRemove, trustReset, trustRotate } from "./change-trust";
import { propose, requireTrusted, trustSign, trustSubmit } from "./proposal";

const describeKey = ({ name, id, expires }: TrustedKey): string =>
  `${name}  ${id.slice(0, 16)}  until ${expires.slice(0, 10)}`;

const trustList: Command = async (context) => {
  const { isPinned } = context;
  const { trust, problem, expires } = await requireTrusted(context).report();
  const { version, roots, keys, retired } = trust;
  const lines = [
    `Trust document ${version}, until ${trust.expires.slice(0, 10)}${isPinned ? "" : " (believed as the store has it: RELEASE_TRUST is not set)"}`,
    ...roots.keys.map(
      (key) => `root  ${describeKey(key)}  (${roots.threshold} of ${roots.keys.length} sign)`,
    ),
    ...keys.flatMap((key) =>
      Object.entries(key.rights).map(
        ([remote, rights]) => `${remote}  ${describeKey(key)}  ${rights.join(", ")}`,
      ),
    ),
    ...retired.map((key) => `retired  ${describeKey(key)}`),
    ...(problem ? [`Not trusted: ${problem}.`] : []),
  ];
  return {
    lines,
    data: { trust, isPinned, problem: problem ?? null, expires: expires ?? null },
  };
};

const trustExport: Command = async (context, [file]) => {
  if (!file) throw new UsageError("trust export needs a file to write.");
  const { version } = await requireTrusted(context).trust();
  const bytes = await context.objects.read(trustKey(version));
  if (bytes && !context.dryRun) await writeFile(file, bytes);
  return {
    lines: [`${file} holds trust document ${version}: set RELEASE_TRUST=${file}.`],
    data: { version, file },
    writes: true,
  };
};

/**
 * Signs the last good state with root keys. Later states that fail verification are removed, so that teams can
 * continue; they publish again what is missing.
 */
const trustCheckpoint: Command = async (context) => {
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

const SUBCOMMANDS: Record<string, Command> = {
  init: trustInit,
  add: trustAdd,
  remove: trustRemove,
  rotate: trustRotate,
  list: trustList,
  export: trustExport,
  sign: trustSign,
  submit: trustSubmit,
  checkpoint: trustCheckpoint,
  reset: trustReset,
};

export const trustCommand: Command = (context, [name, ...positionals], options) => {
  const command = name !== undefined && Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
  if (!command) throw new UsageError(`trust takes one of: ${Object.keys(SUBCOMMANDS).join(", ")}.`);
  return command(context, positionals, options);
};
