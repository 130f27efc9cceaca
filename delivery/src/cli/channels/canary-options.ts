import { BASIS_POINTS, type CanaryGuard, type CanaryRamp } from "@promptfolio/contracts/registry";
import { type Options, parseCount, UsageError } from "../arguments";

/** Parses `5%`, `12.5%` or `0.05` to basis points; undefined if it is not a share above 0. */
export const parseShare = (text: string): number | undefined => {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (!match) return undefined;
  const whole = match[2] === "%" ? BASIS_POINTS / 100 : BASIS_POINTS;
  const basisPoints = Math.round(Number(match[1]) * whole);
  return basisPoints > 0 && basisPoints <= BASIS_POINTS ? basisPoints : undefined;
};

export const parseShareOption = (name: string, text: string): number => {
  const basisPoints = parseShare(text);
  if (basisPoints === undefined) throw new UsageError(`${name} must be a share such as 5%, not "${text}".`);
  return basisPoints;
};

const UNITS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

const parseDuration = (text: string): number => {
  const [, number = "", unit = ""] = /^(\d+)([smhd])$/.exec(text.trim()) ?? [];
  const milliseconds = Number(number) * (UNITS[unit] ?? 0);
  if (milliseconds > 0) return milliseconds;
  throw new UsageError(`--each must be a time such as 10m or 2h, not "${text}".`);
};

const parseSteps = (text: string): number[] => {
  const steps = text.split(",").map((part) => {
    const share = part.trim();
    return parseShareOption("--ramp", share.endsWith("%") ? share : `${share}%`);
  });
  const isRising = steps.every((step, index) => step > (steps[index - 1] ?? 0));
  if (isRising) return steps;
  throw new UsageError(`--ramp must rise, such as 1,10,50,100, not "${text}".`);
};

/**
 * Parses `--ramp 1,10,50,100 --each 10m`; undefined without `--ramp`.
 * @throws UsageError
 */
export const parseRamp = ({ ramp, each }: Options): Omit<CanaryRamp, "at"> | undefined => {
  if (ramp === undefined) {
    if (each !== undefined) throw new UsageError("--each needs a --ramp.");
    return undefined;
  }
  return { steps: parseSteps(ramp), eachMs: parseDuration(each ?? "10m") };
};

const VITALS = { lcp: "LCP", inp: "INP" } as const;

const isVital = (name: string): name is keyof typeof VITALS => name in VITALS;

/**
 * Parses `--guard errors<2%,lcp<1.1x,inp<1.1x`, or `--error-rate` alone.
 * @throws UsageError
 */
export const parseGuard = (options: Options): CanaryGuard => {
  const minimumViews = parseCount("--minimum-views", options["minimum-views"]);
  let errors = options["error-rate"];
  const vitals: CanaryGuard["vitals"] = {};
  for (const condition of options.guard?.split(",") ?? []) {
    const [, name = "", value = ""] = /^(\w+)<(.+)$/.exec(condition.trim().toLowerCase()) ?? [];
    const [, ratio = ""] = /^(\d+(?:\.\d+)?)x$/.exec(value) ?? [];
    if (name === "errors") errors = value;
    else if (isVital(name) && Number(ratio) >= 1) vitals[VITALS[name]] = Number(ratio);
    else throw new UsageError(`--guard knows errors<2%, lcp<1.1x and inp<1.1x, not "${condition.trim()}".`);
  }
  const errorRate = parseShareOption("--error-rate", errors) / BASIS_POINTS;
  return { errorRate, minimumViews, ...(Object.keys(vitals).length > 0 && { vitals }) };
};
