import {
  type ChannelChange,
  endCanary,
  freezeChannel,
  isolateRemote,
  promoteVersion,
  rampCanary,
  rollBackTo,
  unfreezeChannel,
} from "../../registry/channels";
import { UsageError } from "../arguments";
import { type Command, type CommandResult, requireRemote } from "../command";
import { parseGuard, parseRamp } from "./ramp-options";
import { parseShareOption } from "./share";

const channelResult = (change: ChannelChange): CommandResult => ({
  lines: [change.message],
  data: { ...change, version: change.version ?? null },
  writes: change.changed,
});

export const promoteCommand: Command = async (context, positionals, { force, unverified }) => {
  const id = await requireRemote(context, positionals, "promote");
  const [, version] = positionals;
  if (force && !version) throw new UsageError("--force needs the version, by name.");
  return channelResult(await promoteVersion(context, id, version, { force, unverified }));
};

export const canaryCommand: Command = async (context, positionals, options) => {
  const id = await requireRemote(context, positionals, "canary");
  if (options.stop) return channelResult(await endCanary(context, id, options.why ?? "stopped by hand"));
  const ramp = parseRamp(options);
  const basisPoints = options.share ? parseShareOption("--share", options.share) : ramp?.steps[0];
  if (basisPoints === undefined)
    throw new UsageError(
      'canary needs a share, such as "--share 5%", or a ramp, such as "--ramp 1,10,50,100".',
    );
  if (options.force && !positionals[1]) throw new UsageError("--force needs the version, by name.");
  const { force, unverified } = options;
  const settings = { basisPoints, guard: parseGuard(options), force, unverified, ...(ramp && { ramp }) };
  return channelResult(await rampCanary(context, id, positionals[1], settings));
};

export const rollbackCommand: Command = async (context, positionals) =>
  channelResult(
    await rollBackTo(context, await requireRemote(context, positionals, "rollback"), positionals[1]),
  );

export const freezeCommand: Command = async (context, positionals, { why }) => {
  if (!why) throw new UsageError("freeze needs a reason, such as \"--why 'the launch is on'\".");
  return channelResult(
    await freezeChannel(context, await requireRemote(context, positionals, "freeze"), why),
  );
};

export const unfreezeCommand: Command = async (context, positionals) =>
  channelResult(await unfreezeChannel(context, await requireRemote(context, positionals, "unfreeze")));

export const isolateCommand: Command = async (context, positionals) => {
  const id = await requireRemote(context, positionals, "isolate");
  const [, isolation] = positionals;
  if (isolation !== "frame" && isolation !== "none")
    throw new UsageError('isolate needs "frame" or "none", such as "isolate orders frame".');
  return channelResult(await isolateRemote(context, id, isolation));
};
