import type { CommandResult } from "../command";

/** The change that a command made to a channel. */
export interface ChannelChange {
  id: string;
  /** False if there was nothing to change. */
  changed: boolean;
  message: string;
  version: string | undefined;
}

export const channelResult = (change: ChannelChange): CommandResult => ({
  lines: [change.message],
  data: { ...change, version: change.version ?? null },
  writes: change.changed,
});
