import { BASIS_POINTS, type CanaryGuard, type CanaryRamp } from "@promptfolio/contracts/registry";
import type { ChannelChange } from "../registry/channels";
import {
  endCanary,
  freezeChannel,
  isolateRemote,
  promoteVersion,
  rampCanary,
  rollBackTo,
  unfreezeChannel,
} from "../registry/channels";
import type { ReleaseContext } from "../registry/release-context";
import { type Options, parseCount, UsageError } from "./arguments";
import { type Command, remoteCommand } from "./command";

/** Parses `5%`, `12.5%` or `0.05` to basis points; undefined if it is not a share above 0. */
export const parseShare = (text: string): number | undefined => {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text.trim());
  if (!match) return undefined;
  const whole = match[2] === "%" ? BASIS_POINTS / 100 : BASIS_POINTS;
  const basisPoints = Math.round(Number(match[1]) * whole);
  return basisPoints > 0 && basisPoints <= BASIS_POINTS ? basisPoints : undefined;
};

const parseShareOption = (name: string, text: string): number => {
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

const channelCommand = (
  command: string,
  change: (
    context: ReleaseContext,
    id: string,
    argument: string | undefined,
    options: Options,
  ) => Promise<ChannelChange>,
): Command =>
  remoteCommand(command, async (...call) => {
    const made = await change(...call);
    return { lines: [made.message], data: { ...made, version: made.version ?? null }, writes: made.changed };
  });

export const CHANNEL_COMMANDS = {
  promote: channelCommand("promote", (context, id, version, { force, unverified }) => {
    if (force && !version) throw new UsageError("--force needs the version, by name.");
    return promoteVersion(context, id, version, { force, unverified });
  }),
  canary: channelCommand("canary", (context, id, version, options) => {
    const { force, unverified, share, stop, why = "stopped by hand" } = options;
    if (stop) return endCanary(context, id, why);
    const ramp = parseRamp(options);
    const basisPoints = share ? parseShareOption("--share", share) : ramp?.steps[0];
    if (basisPoints === undefined)
      throw new UsageError(
        'canary needs a share, such as "--share 5%", or a ramp, such as "--ramp 1,10,50,100".',
      );
    if (force && !version) throw new UsageError("--force needs the version, by name.");
    const settings = { basisPoints, guard: parseGuard(options), force, unverified, ...(ramp && { ramp }) };
    return rampCanary(context, id, version, settings);
  }),
  rollback: channelCommand("rollback", rollBackTo),
  freeze: (context, positionals, options) => {
    const { why } = options;
    if (!why) throw new UsageError("freeze needs a reason, such as \"--why 'the launch is on'\".");
    const freeze = channelCommand("freeze", (_context, id) => freezeChannel(context, id, why));
    return freeze(context, positionals, options);
  },
  unfreeze: channelCommand("unfreeze", unfreezeChannel),
  isolate: channelCommand("isolate", (context, id, isolation) => {
    if (isolation !== "frame" && isolation !== "none")
      throw new UsageError('isolate needs "frame" or "none", such as "isolate orders frame".');
    return isolateRemote(context, id, isolation);
  }),
} satisfies Record<string, Command>;
