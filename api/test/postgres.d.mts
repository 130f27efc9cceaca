export function startPostgres(): Promise<
  | {
      url: string;
      /** Stops it as a crash would. */
      crash(): Promise<unknown>;
      start(): Promise<unknown>;
      /** @param delay how long the replica waits before it replays a change, such as `3s` */
      startReplica(delay: string): Promise<{ url: string; stop(): Promise<unknown> }>;
      stop(): Promise<void>;
    }
  | undefined
>;
