import type { ReleaseContext } from "../../registry/release-context";
import type { TrustDocument } from "../../registry/trust/trust-document";
import type { Options } from "../arguments";
import type { CommandResult } from "../command";
import { propose, submitProposal, writeProposal } from "./proposal";

/** Stores a changed trust document, or writes it to `--out` for other root keys to sign. */
export const finishChange = async (
  context: ReleaseContext,
  { out }: Options,
  { current, next, detail }: { current: TrustDocument | undefined; next: TrustDocument; detail: string },
): Promise<CommandResult> => {
  const proposal = await propose(context, next, detail);
  const data = { version: next.version, detail };
  if (out !== undefined) {
    if (!context.dryRun) await writeProposal(out, proposal);
    return {
      lines: [
        `${out} says: ${detail}. Sign it with "trust sign ${out}", enter it with "trust submit ${out}".`,
      ],
      data,
      writes: true,
    };
  }
  if (!context.dryRun) await submitProposal(context.objects, proposal, current);
  return { lines: [`Trust document ${next.version}: ${detail}.`], data, writes: true };
};
