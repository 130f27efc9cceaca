import type { ReleaseAction, ReleasePlan } from "@promptfolio/contracts/api/releases";
import { BASIS_POINTS, type Registry } from "@promptfolio/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { countOf } from "@promptfolio/lib/formats";
import { DEFAULT_PREVIEW_HOURS } from "../../previews/previews";
import { formatShare } from "../../registry/channels";
import type { ReleaseContext } from "../../registry/release-context";
import { entryOf, RefusedError } from "../../registry/transitions";
import { rightsFor } from "../../registry/trust/transition-errors";
import { hasRight, type Right } from "../../registry/trust/trust-document";
import { performAction } from "./perform-action";

const quoted = (text: string): string => `'${text.replaceAll("'", "")}'`;

const percent = (basisPoints: number): number => (basisPoints * 100) / BASIS_POINTS;

const optionsOf = ({ action, basisPoints, ramp, guard, why, hours }: ReleaseAction): string[] => {
  if (action === "preview") return ["--hours", String(hours ?? DEFAULT_PREVIEW_HOURS)];
  if (action === "revoke previews") return ["--revoke"];
  if (action === "stop canary") return ["--stop"];
  if (action === "freeze") return ["--why", quoted(why ?? "…")];
  if (action !== "canary") return [];
  const ratios = Object.entries(guard?.vitals ?? {}).map(
    ([vital, ratio]) => `${vital.toLowerCase()}<${ratio}x`,
  );
  const conditions = guard ? [`errors<${guard.errorRate * 100}%`, ...ratios].join(",") : undefined;
  return [
    ...(ramp
      ? ["--ramp", ramp.steps.map(percent).join(","), "--each", `${Math.round(ramp.eachMs / 1_000)}s`]
      : ["--share", `${percent(basisPoints ?? 0)}%`]),
    ...(conditions ? ["--guard", quoted(conditions)] : []),
  ];
};

const COMMAND_NAMES: Partial<Record<ReleaseAction["action"], string>> = {
  "stop canary": "canary",
  "revoke previews": "preview",
};

/** The terminal command that does the same. */
const commandFor = (action: ReleaseAction, site: string, isSigned: boolean): string => {
  const name = COMMAND_NAMES[action.action] ?? action.action;
  const version = action.version ? [action.version] : [];
  // A preview link contains the site's origin.
  const place = isSigned || action.action === "preview" ? ["--site", site] : [];
  const signing = isSigned ? [...place, "--key", "FILE"] : place;
  return ["npm run release --", name, action.id, ...version, ...optionsOf(action), ...signing].join(" ");
};

const summaryOf = (
  { action, id, why, ramp, hours = DEFAULT_PREVIEW_HOURS }: ReleaseAction,
  to: string | undefined,
  share: number,
): string => {
  const steps = ramp ? `, and then to ${ramp.steps.slice(1).map(formatShare).join(", ")}` : "";
  const summaries: Record<ReleaseAction["action"], string> = {
    promote: `All visitors get ${id} ${to}.`,
    canary: `${formatShare(share)} of the visitors get ${id} ${to}${steps}.`,
    "stop canary": `Nobody gets the canary of ${id} any more; all visitors get the stable version.`,
    rollback: `All visitors get ${id} ${to} again. The version that is left is promoted only by force.`,
    freeze: `No release of ${id} is promoted until it is unfrozen: ${why}`,
    unfreeze: `${id} can be promoted again.`,
    preview: `Anyone who opens the link sees the site with ${id} ${to}, for ${countOf(hours, "hour")}; everyone else sees it as it is.`,
    "revoke previews": `All preview links of ${id} end now, those of the release command as well.`,
  };
  return summaries[action];
};

/** The size of the JavaScript that browsers load; files for the renderers are not part of it. */
const bytesOf = (release: ReleaseDescriptor | undefined): number | undefined =>
  release?.files.filter(({ path }) => path.endsWith(".js")).reduce((sum, { bytes }) => sum + bytes, 0);

const pathsOf = (release: ReleaseDescriptor | undefined): string[] =>
  release?.routes.flatMap(({ paths }) => paths) ?? [];

const rightsOf = (action: ReleaseAction["action"]): readonly Right[] =>
  action === "preview" || action === "revoke previews" ? ["publish"] : (rightsFor(action) ?? []);

const isAllowed = async (
  { trusted, signers }: ReleaseContext,
  { action, id }: ReleaseAction,
): Promise<boolean> => {
  if (!trusted) return true;
  const { keys } = await trusted.trust();
  return signers.some((signer) => {
    const known = keys.find((key) => key.id === signer.id);
    return known !== undefined && rightsOf(action).every((right) => hasRight(known, id, right));
  });
};

const targetOf = (registry: Registry, { action, id, version }: ReleaseAction): string | undefined => {
  const { stable, history } = entryOf(registry, id).channel;
  if (action === "rollback") return version ?? history[0]?.version;
  return ["promote", "canary", "preview"].includes(action) ? version : (stable ?? undefined);
};

/**
 * Describes what an action will do, and whether the rules allow it. Nothing is written.
 * @throws ConflictError if the remote was changed in the meantime
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
    [stable, to].map(async (version) => (version ? store.readDescriptor(action.id, version) : undefined)),
  );
  const [old, next] = [pathsOf(before), pathsOf(after)];
  const refusal = await performAction({ ...context, dryRun: true }, action, site).then(
    ({ changed, message }) => (changed ? undefined : message),
    (error: unknown) => {
      if (error instanceof RefusedError) return error.message;
      throw error;
    },
  );
  return {
    summary: summaryOf(action, to, action.basisPoints ?? action.ramp?.steps[0] ?? 0),
    versions: { from: stable, to: to ?? null },
    bytes: { from: bytesOf(before) ?? null, to: bytesOf(after) ?? null },
    routes: {
      added: next.filter((path) => !old.includes(path)),
      removed: old.filter((path) => !next.includes(path)),
    },
    refusal: refusal ?? null,
    command: commandFor(action, site, trusted !== undefined),
    isAllowed: await isAllowed(context, action),
  };
};
