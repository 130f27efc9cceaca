import type { CommandResult } from "../command";

/** What a command did to a channel. */
export interface ChannelChange {
  id: string;
  /** False if there was nothing to change. */
  changed: boolean;
  message: string;
  version: string | null;
}

export const channelResult = (change: ChannelChange): CommandResult => ({
  lines: [change.message],
  data: change,
  writes: change.changed,
});
