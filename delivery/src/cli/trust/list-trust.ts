import { writeFile } from "node:fs/promises";
import { trustKey } from "../../registry/object-keys";
import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import type { TrustedKey } from "../../registry/trust/trust-document";
import type { TrustedStore } from "../../registry/trust/trusted-store";
import { UsageError } from "../arguments";
import type { Command } from "../command";

/** @throws RefusedError if nothing is signed yet. */
export const requireTrusted = ({ trusted }: ReleaseContext): TrustedStore => {
  if (!trusted)
    throw new RefusedError('Nothing is signed in this store yet: begin with "trust init --key ROOT.key".');
  return trusted;
};

const describeKey = ({ name, id, expires }: TrustedKey): string =>
  `${name}  ${id.slice(0, 16)}  until ${expires.slice(0, 10)}`;

export const trustList: Command = async (context) => {
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

/** Writes the newest trust document to a file, for servers to start from. */
export const trustExport: Command = async (context, [file]) => {
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
