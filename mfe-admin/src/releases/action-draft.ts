import type { ReleaseAction, ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";

/** The initial values of the dialog's fields, as text. Shares and rates are in percent. */
const INITIAL = {
  share: "5",
  /** Separated by commas; empty: no ramp. */
  ramp: "",
  minutes: "10",
  errors: "2",
  /** Maximum slowdown as a multiple of stable; empty: not guarded. */
  slower: "1.1",
  why: "",
  /** How long a preview link is valid. */
  hours: "8",
};
export type ActionDraft = typeof INITIAL & { version: string };

const newestUnpromoted = ({ published, stable }: ReleasedRemote): string =>
  published.find(({ version }) => version !== stable?.version)?.version ?? "";

/** @param version the one whose button was pressed */
export const draftOf = (
  remote: ReleasedRemote,
  action: ReleaseActionName,
  version: string | undefined,
): ActionDraft => ({
  ...INITIAL,
  version:
    version ??
    (action === "rollback"
      ? (remote.history[0]?.version ?? "")
      : (remote.canary?.version ?? newestUnpromoted(remote))),
});

const basisPointsOf = (percent: string): number | undefined => {
  const value = Math.round((Number(percent) / 100) * BASIS_POINTS);
  return percent.trim() !== "" && value > 0 && value <= BASIS_POINTS ? value : undefined;
};

const stepsOf = (text: string): number[] | undefined => {
  const steps = text.split(",").map(basisPointsOf);
  const known = steps.filter((step) => step !== undefined);
  return known.length === steps.length && known.every((step, index) => step > (known[index - 1] ?? 0))
    ? known
    : undefined;
};

const canaryOf = ({
  share,
  ramp,
  minutes,
  errors,
  slower,
}: ActionDraft): Partial<ReleaseAction> | undefined => {
  const basisPoints = basisPointsOf(share);
  const errorRate = Number(errors) / 100;
  const ratio = slower.trim() === "" ? undefined : Number(slower);
  const isGuarded = errorRate > 0 && errorRate <= 1 && (ratio === undefined || ratio >= 1);
  if (!isGuarded) return undefined;
  const guard = {
    errorRate,
    minimumViews: 100,
    ...(ratio === undefined ? {} : { vitals: { LCP: ratio, INP: ratio } }),
  };
  if (ramp.trim() === "") return basisPoints === undefined ? undefined : { basisPoints, guard };
  const steps = stepsOf(ramp);
  const eachMs = Math.round(Number(minutes) * 60_000);
  return steps && eachMs >= 1_000 ? { guard, ramp: { steps, eachMs } } : undefined;
};

const why = (draft: ActionDraft): Partial<ReleaseAction> | undefined =>
  draft.why.trim() === "" ? undefined : { why: draft.why.trim() };

const MAX_PREVIEW_HOURS = 72;

const hoursOf = ({ hours: text }: ActionDraft): Partial<ReleaseAction> | undefined => {
  const hours = Number(text);
  return hours > 0 && hours <= MAX_PREVIEW_HOURS ? { hours } : undefined;
};

/** Whether an action is about one version. */
export const needsVersion = (action: ReleaseActionName): boolean =>
  ["promote", "canary", "rollback", "preview"].includes(action);

const detailsOf = (action: ReleaseActionName, draft: ActionDraft): Partial<ReleaseAction> | undefined => {
  switch (action) {
    case "canary":
      return canaryOf(draft);
    case "preview":
      return hoursOf(draft);
    case "freeze":
      return why(draft);
    case "stop canary":
      return why(draft) ?? {};
    default:
      return {};
  }
};

/** Turns a draft into an action; undefined while something is missing. */
export const actionOf = (
  { id, tag }: Pick<ReleasedRemote, "id" | "tag">,
  action: ReleaseActionName,
  draft: ActionDraft,
): ReleaseAction | undefined => {
  const details = detailsOf(action, draft);
  if (!details || (needsVersion(action) && draft.version === "")) return undefined;
  return { action, id, tag, ...(needsVersion(action) && { version: draft.version }), ...details };
};
