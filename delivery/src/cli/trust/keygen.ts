import { writeFile } from "node:fs/promises";
import { RefusedError } from "../../registry/transitions";
import { createPrivateKeyPem, readSigningKey } from "../../registry/trust/keys";
import { UsageError } from "../arguments";
import type { Command } from "../command";

/** Creates a key pair: writes the private key to a file and prints the public key. */
export const keygenCommand: Command = async ({ dryRun }, _positionals, { name, out }) => {
  if (!name) throw new UsageError('keygen needs a name, such as "--name gallery-team".');
  const file = out ?? `${name}.key`;
  const pem = createPrivateKeyPem();
  const { id, publicKey } = readSigningKey(pem);
  if (!dryRun)
    await writeFile(file, pem, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
      throw new RefusedError(`${file} can't be written: ${error instanceof Error ? error.message : error}`);
    });
  return {
    lines: [
      `The private key is in ${file}: keep it where only ${name} can read it.`,
      `Its public part, for "trust add ${name}":`,
      publicKey,
    ],
    data: { name, id, publicKey, file },
    writes: true,
  };
};
