import { basename } from "node:path";
import { readKeySource, type SigningKey } from "../../registry/trust/keys";
import { type Options, UsageError } from "../arguments";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** The private keys from `--key`, or from `RELEASE_KEY`: a file, or the PEM itself, as CI pipelines provide it. */
export const readKeys = ({ key }: Pick<Options, "key">, env: NodeJS.ProcessEnv): SigningKey[] => {
  const named = env["RELEASE_KEY"];
  const sources = key.length > 0 ? key : named ? [named] : [];
  return sources.map((source) => {
    try {
      return readKeySource(source);
    } catch (error) {
      const label = source.includes("\n") ? "RELEASE_KEY" : source;
      if (isMissing(error))
        throw new UsageError(
          `There is no key ${label}. "release keygen --name ${basename(label, ".key")}" makes one; the site's owner then enters its public part with "trust add".`,
        );
      throw new UsageError(
        `${label} holds no private ed25519 key: ${error instanceof Error ? error.message : error}`,
      );
    }
  });
};
