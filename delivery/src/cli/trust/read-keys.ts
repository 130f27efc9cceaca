import { readKeySource, type SigningKey } from "../../registry/trust/keys";
import { type Options, UsageError } from "../arguments";

/** The private keys from `--key`, or from `RELEASE_KEY`: a file, or the PEM itself, as CI pipelines provide it. */
export const readKeys = ({ key }: Pick<Options, "key">, env: NodeJS.ProcessEnv): SigningKey[] => {
  const named = env["RELEASE_KEY"];
  const sources = key.length > 0 ? key : named ? [named] : [];
  return sources.map((source) => {
    try {
      return readKeySource(source);
    } catch (error) {
      const label = source.includes("\n") ? "RELEASE_KEY" : source;
      throw new UsageError(
        `${label} holds no private ed25519 key: ${error instanceof Error ? error.message : error}`,
      );
    }
  });
};
