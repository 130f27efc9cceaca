import type { ChannelChange } from "../../registry/channels";
import {
  endCanary,
  freezeChannel,
  isolateRemote,
  promoteVersion,
  rampCanary,
  rollBackTo,
  unfreezeChannel,
} from "../../registry/channels";
import type { ReleaseContext } from "../../registry/release-context";
import { type Options, UsageError } from "../arguments";
import { type Command, remoteCommand } from "../command";
import { parseGuard, parseRamp, parseShareOption } from "./canary-options";

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
