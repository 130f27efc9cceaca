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
        "error-rate": text,
        "minimum-views": text,
        ramp: text,
        each: text,
        guard: text,
        site: text,
        sizes: text,
        key: { ...text, multiple: true, default: [] },
        name: text,
        remotes: text,
        rights: text,
        days: text,
        threshold: text,
        out: text,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
};

export type Options = ReturnType<typeof parseOptions>["values"];
