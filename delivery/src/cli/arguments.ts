import { parseArgs } from "node:util";
import { USAGE } from "./usage";

/** The command line is invalid; nothing was done. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const flag = { type: "boolean", default: false } as const;
const text = { type: "string" } as const;

/** @throws UsageError if an option is unknown or lacks its value. */
export const parseOptions = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: flag,
        "dry-run": flag,
        promote: flag,
        serve: flag,
        stop: flag,
        watch: flag,
        force: flag,
        unverified: flag,
        reproduce: flag,
        schema: flag,
        revoke: flag,
        hours: text,
        help: { ...flag, short: "h" },
        store: text,
        by: text,
        why: text,
        share: text,
        "error-rate": { ...text, default: "2%" },
        "minimum-views": { ...text, default: "100" },
        ramp: text,
        each: text,
        guard: text,
        site: text,
        sizes: text,
        key: { ...text, multiple: true, default: [] },
        name: text,
        remotes: text,
        rights: text,
        days: { ...text, default: "365" },
        threshold: text,
        out: text,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
};

/** @throws UsageError if the option's text is not a whole number from 1 to `maximum` */
export const parseCount = (name: string, text: string, maximum = Number.POSITIVE_INFINITY): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= maximum) return count;
  const range = Number.isFinite(maximum) ? `from 1 to ${maximum}` : "from 1";
  throw new UsageError(`${name} must be a number ${range}, not "${text}".`);
};

export type Options = ReturnType<typeof parseOptions>["values"];
