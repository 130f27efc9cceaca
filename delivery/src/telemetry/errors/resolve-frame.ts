import { originalPositionFor, sourceContentFor, TraceMap } from "@jridgewell/trace-mapping";
import { sourceMapPath } from "@promptfolio/contracts/release";
import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { LRUCache } from "lru-cache";
import type { ReleaseStore } from "../../registry/release-store";
import { RenderError } from "../../render/render-error";

/** Renderers name each file by its release: `gallery/1.0.0/server/home-page.cjs:12:34`. */
const SERVER_FRAME = /(?<![\w/])[a-z][a-z0-9-]*\/[^/\s()]+\/server\/[^\s():]+\.cjs:\d+:\d+/g;

/** The frames in releases' files on the stack of a failed rendering, the innermost first. */
export const serverFrames = (error: unknown): string[] =>
  error instanceof RenderError
    ? (error.stackInRenderer.match(SERVER_FRAME) ?? []).slice(0, TELEMETRY_LIMITS.frames)
    : [];

/** A stack frame: `gallery/1.0.0/page.home-page.1a2b3c4d.js:1:2345`. */
const FRAME =
  /^(?<id>[a-z][a-z0-9-]*)\/(?<version>[^/\s:]+)\/(?<path>[^\s:?]+)(?:\?[^\s:]*)?:(?<line>\d+):(?<column>\d+)$/;

/** How many source maps stay in memory; a large one takes some megabytes. */
const MAX_CACHED_MAPS = 4;

export interface ResolvedFrame {
  /** The release that the frame belongs to: `gallery@1.0.0`; empty if it belongs to none. */
  release: string;
  /** `src/orders/total.ts:12`, or the place in the built file. */
  place: string;
  /** The frame to display, with the function's name and the column. */
  text: string;
  /** The line of the source; undefined if unknown. */
  source: string | undefined;
}

const MAX_LINE_LENGTH = 200;

const lineOf = (map: TraceMap, source: string, line: number): string | undefined =>
  sourceContentFor(map, source)?.split("\n")[line - 1]?.trim().slice(0, MAX_LINE_LENGTH);

/** Maps places in built files to their sources, using the source maps that were published with the release. */
export const createFrameResolver = (store: Pick<ReleaseStore, "readFile">) => {
  const maps = new LRUCache<
    string,
    { map: TraceMap | undefined },
    { id: string; version: string; path: string }
  >({
    max: MAX_CACHED_MAPS,
    fetchMethod: async (_key, _stale, { context: { id, version, path } }) => {
      const bytes = await store.readFile(id, version, sourceMapPath(path));
      return { map: bytes && new TraceMap(bytes.toString("utf8")) };
    },
  });

  return async (frame: string): Promise<ResolvedFrame> => {
    const { id, version, path, line, column } = FRAME.exec(frame)?.groups ?? {};
    if (!id || !version || !path) return { release: "", place: frame, text: frame, source: undefined };
    const release = `${id}@${version}`;
    const unresolved = { release, place: `${path}:${line}:${column}`, text: frame, source: undefined };
    const context = { id, version, path };
    const found = await maps.fetch(`${release}/${path}`, { context }).catch(() => undefined);
    if (!found?.map) return unresolved;
    const position = originalPositionFor(found.map, {
      line: Math.max(1, Number(line)),
      column: Math.max(0, Number(column) - 1),
    });
    if (position.source === null) return unresolved;
    const place = `${position.source}:${position.line}`;
    const exact = `${place}:${position.column + 1}`;
    return {
      release,
      place,
      text: position.name ? `${position.name} (${exact})` : exact,
      source: lineOf(found.map, position.source, position.line),
    };
  };
};
