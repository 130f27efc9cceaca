import { writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { RefusedError } from "../../registry/transitions";
import {
  createPrivateKeyPem,
  readKeySource,
  readSigningKey,
  type SigningKey,
} from "../../registry/trust/keys";
import { type Options, UsageError } from "../arguments";
import type { Command } from "../command";

/** The private keys from `--key`, or from `RELEASE_KEY`: a file, or the PEM itself, as CI pipelines provide it. */
export const readKeys = ({ key }: Pick<Options, "key">, env: NodeJS.ProcessEnv): SigningKey[] => {
  const named = env["RELEASE_KEY"];
  const sources = key.length > 0 ? key : named ? [named] : [];
  return sources.map((source) => {
    try {
      return readKeySource(source);
    } catch (error) {
      const label = source.includes("\n") ? "RELEASE_KEY" : source;
      if (codeOf(error) === "ENOENT")
        throw new UsageError(
          `There is no key ${label}. "release keygen --name ${basename(label, ".key")}" makes one; the site's owner then enters its public part with "trust add".`,
        );
      throw new UsageError(`${label} holds no private ed25519 key: ${reasonOf(error)}`);
    }
  });
};

export const keygenCommand: Command = async ({ dryRun }, _positionals, { name, out }) => {
  if (!name) throw new UsageError('keygen needs a name, such as "--name gallery-team".');
  const file = out ?? `${name}.key`;
  const pem = createPrivateKeyPem();
  const { id, publicKey } = readSigningKey(pem);
  if (!dryRun)
    await writeFile(file, pem, { flag: "wx", mode: 0o600 }).catch((error: unknown) => {
      throw new RefusedError(`${file} can't be written: ${reasonOf(error)}`);
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
