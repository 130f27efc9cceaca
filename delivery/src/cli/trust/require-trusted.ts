import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import type { TrustedStore } from "../../registry/trust/trusted-store";

/** @throws RefusedError if nothing is signed yet. */
export const requireTrusted = ({ trusted }: ReleaseContext): TrustedStore => {
  if (!trusted)
    throw new RefusedError('Nothing is signed in this store yet: begin with "trust init --key ROOT.key".');
  return trusted;
};
