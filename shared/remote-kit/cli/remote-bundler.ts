import type { IncomingMessage, ServerResponse } from "node:http";
import type { ClaimedPort } from "./claim-port";

export type BundlerName = "webpack" | "rspack" | "vite";

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves a remote's browser build from source, and all other requests by `fallback`. */
export interface ServeOptions {
  port: ClaimedPort;
  fallback: Middleware;
}

/** What builds a remote: the same two builds by whatever tool. */
export interface RemoteBundler {
  /** Writes the browser's and the server's build to `dist/release`. */
  build(): Promise<void>;
  /** Resolves once it has been built. */
  serve(options: ServeOptions): Promise<void>;
}

export const isBundler = (value: unknown): value is RemoteBundler =>
  typeof value === "object" && value !== null && "build" in value && typeof value.build === "function";
