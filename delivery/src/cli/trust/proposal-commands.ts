import { payloadOf } from "../../registry/trust/envelope";
import { parseTrust } from "../../registry/trust/trust-document";
import { UsageError } from "../arguments";
import type { Command } from "../command";
import { readProposal, signProposal, submitProposal, writeProposal } from "./proposal";

/** Adds the signatures of other root keys to a proposal file. */
export const trustSign: Command = async ({ signers, dryRun }, [file]) => {
  if (!file || signers.length === 0) throw new UsageError("trust sign needs a file, and --key.");
  const signed = signProposal(await readProposal(file), signers);
  if (!dryRun) await writeProposal(file, signed);
  const { version } = parseTrust(payloadOf(signed.trust));
  return {
    lines: [`${file} (trust document ${version}) has ${signed.trust.signatures.length} signatures.`],
    data: { version, signatures: signed.trust.signatures.length },
    writes: true,
  };
};

export const trustSubmit: Command = async (context, [file]) => {
  if (!file) throw new UsageError("trust submit needs a file.");
  const current = context.trusted ? await context.trusted.trust() : undefined;
  const proposal = await readProposal(file);
  const { version } = parseTrust(payloadOf(proposal.trust));
  if (!context.dryRun) await submitProposal(context.objects, proposal, current);
  return { lines: [`Trust document ${version} is entered.`], data: { version }, writes: true };
};
