import type { ReleaseContext } from "../../registry/release-context";
import { RefusedError } from "../../registry/transitions";
import { type Options, UsageError } from "../arguments";
import type { Command } from "../command";
import { finishChange } from "./finish-change";
import { requireTrusted } from "./list-trust";
import {
  addKey,
  addRoot,
  grantRights,
  inDays,
  nextVersion,
  parseDays,
  parsePublicKey,
  parseRights,
  removeKey,
  rotateKey,
} from "./trust-changes";

/** How long a trust document is valid, in days; its root keys should renew it before. */
export const DOCUMENT_DAYS = 365;

/** The value of `--remotes` for a root key. */
const ROOT = "root";

const readTrust = async (context: ReleaseContext) => {
  const current = await requireTrusted(context).trust();
  return { current, validity: { now: context.now(), days: DOCUMENT_DAYS } };
};

const parseThreshold = ({ threshold }: Options, fallback: number): number => {
  const parsed = Number(threshold ?? fallback);
  if (!Number.isInteger(parsed) || parsed < 1)
    throw new UsageError(`--threshold must be a number from 1, not "${threshold}".`);
  return parsed;
};

export const trustAdd: Command = async (context, [name, publicKey], options) => {
  if (!name) throw new UsageError("trust add needs a name and a public key.");
  const { current, validity } = await readTrust(context);
  const expires = inDays(validity.now, parseDays(options.days));
  const key = { ...parsePublicKey(publicKey), name, expires };
  if (options.remotes === ROOT) {
    const change = addRoot(current, key, parseThreshold(options, current.roots.threshold));
    const next = nextVersion(current, change, validity);
    return finishChange(context, options, { current, next, detail: `${name} is a root key` });
  }
  const rights = grantRights(options.remotes, parseRights(options.rights));
  const next = nextVersion(current, addKey(current, { ...key, rights }), validity);
  const granted = Object.entries(rights).map(([id, what]) => `${what.join(", ")} of ${id}`);
  return finishChange(context, options, { current, next, detail: `${name} may ${granted.join("; ")}` });
};

export const trustRemove: Command = async (context, [name], options) => {
  if (!name) throw new UsageError("trust remove needs the name of a key.");
  const { current, validity } = await readTrust(context);
  const next = nextVersion(current, removeKey(current, name), validity);
  return finishChange(context, options, { current, next, detail: `${name} has no rights any more` });
};

export const trustRotate: Command = async (context, [name, publicKey], options) => {
  if (!name) throw new UsageError("trust rotate needs the name of a key and the new public key.");
  const { current, validity } = await readTrust(context);
  const key = parsePublicKey(publicKey);
  if ([...current.keys, ...current.roots.keys, ...current.retired].some(({ id }) => id === key.id))
    throw new RefusedError("This key is known already; make a new one with keygen.");
  const expires = inDays(validity.now, parseDays(options.days));
  const next = nextVersion(current, rotateKey(current, name, key, expires), validity);
  return finishChange(context, options, { current, next, detail: `${name} has another key` });
};
