import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { RenderError } from "../../render/render-error";

/** Renderers name each file by its release: `gallery/1.0.0/server/home-page.cjs:12:34`. */
const FRAME = /(?<![\w/])[a-z][a-z0-9-]*\/[^/\s()]+\/server\/[^\s():]+\.cjs:\d+:\d+/g;

/** The frames in releases' files on the stack of a failed rendering, the innermost first. */
export const serverFrames = (error: unknown): string[] =>
  error instanceof RenderError
    ? [...error.stackInRenderer.matchAll(FRAME)].map(([frame]) => frame).slice(0, TELEMETRY_LIMITS.frames)
    : [];
