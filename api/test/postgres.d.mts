export function startPostgres(): Promise<
  | {
      url: string;
      /** Ends it as a crash would. */
      crash(): Promise<unknown>;
      start(): Promise<unknown>;
      stop(): Promise<void>;
    }
  | undefined
>;
