import type { ReleaseAction, ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";

/** The current values of the dialog's fields, as text. */
export interface ActionDraft {
  version: string;
  /** Percent. */
  share: string;
  /** Percent, separated by commas; empty: no ramp. */
  ramp: string;
  minutes: string;
  /** Percent. */
  errors: string;
  /** Maximum slowdown as a multiple of stable; empty: not guarded. */
  slower: string;
  why: string;
  /** How long a preview link is valid. */
  hours: string;
}

const newestUnpromoted = ({ published, stable }: ReleasedRemote): string =>
  published.find(({ version }) => version !== stable?.version)?.version ?? "";

/** The dialog's initial values. `version`: the one whose button was pressed. */
export const draftOf = (
  remote: ReleasedRemote,
  action: ReleaseActionName,
  version: string | undefined,
): ActionDraft => ({
  version:
    version ??
    (action === "rollback"
      ? (remote.history[0]?.version ?? "")
      : (remote.canary?.version ?? newestUnpromoted(remote))),
  share: "5",
  ramp: "",
  minutes: "10",
  errors: "2",
  slower: "1.1",
  why: "",
  hours: "8",
});

const basisPointsOf = (percent: string): number | null => {
  const value = Math.round((Number(percent) / 100) * BASIS_POINTS);
  return percent.trim() !== "" && value > 0 && value <= BASIS_POINTS ? value : null;
};

const stepsOf = (text: string): number[] | null => {
  const steps = text.split(",").map(basisPointsOf);
  const known = steps.filter((step) => step !== null);
  return known.length === steps.length && known.every((step, index) => step > (known[index - 1] ?? 0))
    ? known
    : null;
};

const canaryOf = ({ share, ramp, minutes, errors, slower }: ActionDraft): Partial<ReleaseAction> | null => {
  const basisPoints = basisPointsOf(share);
  const errorRate = Number(errors) / 100;
  const ratio = slower.trim() === "" ? null : Number(slower);
  const isGuarded = errorRate > 0 && errorRate <= 1 && (ratio === null || ratio >= 1);
  if (!isGuarded) return null;
  const guard = {
    errorRate,
    minimumViews: 100,
    ...(ratio === null ? {} : { vitals: { LCP: ratio, INP: ratio } }),
  };
  if (ramp.trim() === "") return basisPoints === null ? null : { basisPoints, guard };
  const steps = stepsOf(ramp);
  const eachMs = Math.round(Number(minutes) * 60_000);
  return steps && eachMs >= 1_000 ? { guard, ramp: { steps, eachMs } } : null;
};

const why = (draft: ActionDraft): Partial<ReleaseAction> | null =>
  draft.why.trim() === "" ? null : { why: draft.why.trim() };

const MAX_PREVIEW_HOURS = 72;

const hoursOf = ({ hours: text }: ActionDraft): Partial<ReleaseAction> | null => {
  const hours = Number(text);
  return hours > 0 && hours <= MAX_PREVIEW_HOURS ? { hours } : null;
};

/** Turns a draft into an action; null while something is missing. */
export const actionOf = (
  { id, tag }: Pick<ReleasedRemote, "id" | "tag">,
  action: ReleaseActionName,
  draft: ActionDraft,
): ReleaseAction | null => {
  const base = { action, id, tag };
  const { version } = draft;
  switch (action) {
    case "promote":
    case "rollback":
      return version === "" ? null : { ...base, version };
    case "canary": {
      const canary = canaryOf(draft);
      return version === "" || !canary ? null : { ...base, version, ...canary };
    }
    case "freeze": {
      const reason = why(draft);
      return reason && { ...base, ...reason };
    }
    case "preview": {
      const hours = hoursOf(draft);
      return version === "" || !hours ? null : { ...base, version, ...hours };
    }
    case "stop canary":
      return { ...base, ...why(draft) };
    case "unfreeze":
    case "revoke previews":
      return base;
  }
};
