export function startPostgres(): Promise<
  | {
      url: string;
      /** Stops it as a crash would. */
      crash(): Promise<unknown>;
      start(): Promise<unknown>;
      stop(): Promise<void>;
    }
  | undefined
>;
