import type { IncomingMessage, ServerResponse } from "node:http";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Options for serving a remote's browser build from source. */
export interface ServeOptions {
  port: number;
  /** Handles all other requests. */
  fallback: Middleware;
  /** To be called after each build: what can't be built, or undefined if all can. */
  report(error: string | undefined): void;
}

/** Builds a remote. Every bundler makes the same two builds. */
export interface RemoteBundler {
  /** Writes the browser's and the server's build to `dist/release`. */
  build(): Promise<void>;
  /** Resolves once the first build is done. */
  serve(options: ServeOptions): Promise<void>;
}
