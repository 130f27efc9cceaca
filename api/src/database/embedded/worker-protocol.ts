/** The start parameters of the engine's thread. */
export interface WorkerStart {
  /** The folder of the database. */
  folder: string;
  /** Path of the socket to listen on; at most 107 bytes. */
  socketPath: string;
  /** Memory of the statement clock. */
  clock: SharedArrayBuffer;
}

export type WorkerRequest = { kind: "stop" } | { kind: "syncs"; id: number };

export type WorkerReport =
  | { kind: "ready" }
  | { kind: "stopped" }
  | { kind: "syncs"; id: number; count: number }
  /** The engine can't continue; the thread must be replaced. */
  | { kind: "fatal"; message: string };
