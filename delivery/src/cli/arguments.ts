import { parseArgs } from "node:util";
import { USAGE } from "./usage";

/** The command line is invalid; nothing was done. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const NAMES = [
  "publish",
  "check",
  "verify",
  "promote",
  "canary",
  "rollback",
  "freeze",
  "unfreeze",
  "isolate",
  "status",
  "list",
  "log",
  "errors",
  "preview",
  "where",
  "prune",
  "renew",
  "keygen",
  "show",
  "trust",
] as const;

export type CommandName = (typeof NAMES)[number];

export interface Options {
  json: boolean;
  dryRun: boolean;
  promote: boolean;
  serve: boolean;
  stop: boolean;
  watch: boolean;
  force: boolean;
  unverified: boolean;
  reproduce: boolean;
  schema: boolean;
  revoke: boolean;
  hours: string | undefined;
  store: string | undefined;
  by: string | undefined;
  why: string | undefined;
  share: string | undefined;
  errorRate: string | undefined;
  minimumViews: string | undefined;
  ramp: string | undefined;
  each: string | undefined;
  guard: string | undefined;
  site: string | undefined;
  sizes: string | undefined;
  /** Files that contain private keys. */
  key: string[];
  name: string | undefined;
  remotes: string | undefined;
  rights: string | undefined;
  days: string | undefined;
  threshold: string | undefined;
  out: string | undefined;
}

export interface Arguments {
  command: CommandName | "help";
  positionals: string[];
  options: Options;
}

const parse = (args: string[]) => {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
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

/** @throws UsageError */
export const parseArguments = (args: string[]): Arguments => {
  const { positionals, values } = parse(args);
  const [name, ...rest] = positionals;
  const options: Options = {
    json: values.json,
    dryRun: values["dry-run"],
    promote: values.promote,
    serve: values.serve,
    stop: values.stop,
    watch: values.watch,
    force: values.force,
    unverified: values.unverified,
    reproduce: values.reproduce,
    schema: values.schema,
    revoke: values.revoke,
    hours: values.hours,
    store: values.store,
    by: values.by,
    why: values.why,
    share: values.share,
    errorRate: values["error-rate"],
    minimumViews: values["minimum-views"],
    ramp: values.ramp,
    each: values.each,
    guard: values.guard,
    site: values.site,
    sizes: values.sizes,
    key: values.key,
    name: values.name,
    remotes: values.remotes,
    rights: values.rights,
    days: values.days,
    threshold: values.threshold,
    out: values.out,
  };
  if (values.help || name === undefined || name === "help")
    return { command: "help", positionals: rest, options };
  const command = NAMES.find((known) => known === name);
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${USAGE}`);
  return { command, positionals: rest, options };
};
