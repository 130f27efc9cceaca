/** What the engine's thread is started with. */
export interface WorkerStart {
  /** The folder of the database. */
  folder: string;
  /** Where to listen; at most 107 bytes. */
  socketPath: string;
  /** Of the statement clock. */
  clock: SharedArrayBuffer;
}

export type WorkerRequest = { kind: "stop" } | { kind: "syncs"; id: number };

export type WorkerReport =
  | { kind: "ready" }
  | { kind: "stopped" }
  | { kind: "syncs"; id: number; count: number }
  /** The engine can't go on; the thread is to be replaced. */
  | { kind: "fatal"; message: string };
