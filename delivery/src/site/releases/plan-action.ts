import type { ReleaseAction, ReleasePlan } from "@promptfolio/contracts/api/releases";
import { BASIS_POINTS, type Registry } from "@promptfolio/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import type { ReleaseContext } from "../../cli/context";
import { formatShare } from "../../registry/format-share";
import { entryOf, RefusedError } from "../../registry/transitions";
import { rightsFor } from "../../registry/trust/transition-errors";
import { hasRight } from "../../registry/trust/trust-document";
import { performAction } from "./perform-action";

const quoted = (text: string): string => `'${text.replaceAll("'", "")}'`;

const percent = (basisPoints: number): number => (basisPoints * 100) / BASIS_POINTS;

const optionsOf = ({ action, basisPoints, ramp, guard, why }: ReleaseAction): string[] => {
  if (action === "stop canary") return ["--stop"];
  if (action === "freeze") return ["--why", quoted(why ?? "…")];
  if (action !== "canary") return [];
  const ratios = Object.entries(guard?.vitals ?? {}).map(
    ([vital, ratio]) => `${vital.toLowerCase()}<${ratio}x`,
  );
  const conditions = guard ? [`errors<${guard.errorRate * 100}%`, ...ratios].join(",") : null;
  return [
    ...(ramp
      ? ["--ramp", ramp.steps.map(percent).join(","), "--each", `${Math.round(ramp.eachMs / 1_000)}s`]
      : ["--share", `${percent(basisPoints ?? 0)}%`]),
    ...(conditions ? ["--guard", quoted(conditions)] : []),
  ];
};

/** What does the same in a terminal. */
const commandFor = (action: ReleaseAction, site: string | null): string => {
  const name = action.action === "stop canary" ? "canary" : action.action;
  const version = action.version ? [action.version] : [];
  const signing = site ? ["--site", site, "--key", "FILE"] : [];
  return ["npm run release --", name, action.id, ...version, ...optionsOf(action), ...signing].join(" ");
};

const summaryOf = ({ action, id, why, ramp }: ReleaseAction, to: string | null, share: number): string => {
  const steps = ramp ? `, and then to ${ramp.steps.slice(1).map(formatShare).join(", ")}` : "";
  const summaries: Record<ReleaseAction["action"], string> = {
    promote: `All visitors get ${id} ${to}.`,
    canary: `${formatShare(share)} of the visitors get ${id} ${to}${steps}.`,
    "stop canary": `Nobody gets the canary of ${id} any more; all visitors get the stable version.`,
    rollback: `All visitors get ${id} ${to} again. The version that is left is promoted only by force.`,
    freeze: `Nothing of ${id} is promoted until it is unfrozen: ${why}`,
    unfreeze: `${id} can be promoted again.`,
  };
  return summaries[action];
};

/** Files for the renderers are never loaded by a browser. */
const bytesOf = (release: ReleaseDescriptor | null): number | null =>
  release?.files.filter(({ path }) => path.endsWith(".js")).reduce((sum, { bytes }) => sum + bytes, 0) ??
  null;

const pathsOf = (release: ReleaseDescriptor | null): string[] =>
  release?.routes.flatMap(({ paths }) => paths) ?? [];

const isAllowed = async (
  { trusted, signers }: ReleaseContext,
  { action, id }: ReleaseAction,
): Promise<boolean> => {
  if (!trusted) return true;
  const { keys } = await trusted.trust();
  return signers.some((signer) => {
    const known = keys.find((key) => key.id === signer.id);
    return known !== undefined && (rightsFor(action) ?? []).every((right) => hasRight(known, id, right));
  });
};

const targetOf = (registry: Registry, { action, id, version }: ReleaseAction): string | null => {
  const { stable, history } = entryOf(registry, id).channel;
  if (action === "rollback") return version ?? history[0]?.version ?? null;
  return action === "promote" || action === "canary" ? (version ?? null) : stable;
};

/**
 * What an action will do, and whether the rules allow it. Nothing is written.
 * @throws ConflictError if somebody else has changed the remote
 */
export const planAction = async (
  context: ReleaseContext,
  action: ReleaseAction,
  site: string,
): Promise<ReleasePlan> => {
  const { store, trusted } = context;
  const registry = await store.readRegistry();
  const { stable } = entryOf(registry, action.id).channel;
  const to = targetOf(registry, action);
  const [before, after] = await Promise.all(
    [stable, to].map(async (version) => (version ? store.readDescriptor(action.id, version) : null)),
  );
  const [old, next] = [pathsOf(before ?? null), pathsOf(after ?? null)];
  const refusal = await performAction({ ...context, dryRun: true }, action).then(
    ({ changed, message }) => (changed ? null : message),
    (error: unknown) => {
      if (error instanceof RefusedError) return error.message;
      throw error;
    },
  );
  return {
    summary: summaryOf(action, to, action.basisPoints ?? action.ramp?.steps[0] ?? 0),
    bytes: { from: bytesOf(before ?? null), to: bytesOf(after ?? null) },
    routes: {
      added: next.filter((path) => !old.includes(path)),
      removed: old.filter((path) => !next.includes(path)),
    },
    refusal,
    command: commandFor(action, trusted ? site : null),
    isAllowed: await isAllowed(context, action),
  };
};
