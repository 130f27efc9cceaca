import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";

const FRAME = /\/r\/([^\s()?]+\.js)(?:\?[^\s():]*)?(:\d+:\d+)/g;

/** The places in releases' files that an error's stack names, the innermost first: `gallery/1.0.0/page.home.js:1:234`. */
export const stackFrames = (error: unknown): string[] =>
  [...((error instanceof Error && error.stack) || "").matchAll(FRAME)]
    .map(([, file = "", position = ""]) => file + position)
    .filter((frame) => frame.length <= TELEMETRY_LIMITS.frame)
    .slice(0, TELEMETRY_LIMITS.frames);
