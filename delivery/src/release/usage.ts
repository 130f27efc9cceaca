import { parseArgs } from "node:util";

/** The command was not understood; nothing was done. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const USAGE = `usage: release COMMAND [REMOTE] [VERSION] [options]

  publish FOLDER…              enters built releases; nobody gets them yet
          --promote            and gives new ones to everybody at once
          --serve              and those that were stable earlier, too; not what was taken
                               back, and nothing of a frozen remote
  verify FOLDER | REMOTE [VERSION]
                               checks host API, paths and size, and opens each page
          --site URL           where the API answers        --sizes FILE  the size budget
  promote REMOTE [VERSION]     gives a version to everybody: the canary's, or the newest
                               if it came after everybody's was chosen
  canary REMOTE [VERSION] --share 5%
                               gives it to a share of the visitors; again with more to ramp
          --error-rate 2%      stops by itself above so many errors a page view
          --minimum-views 100  but not before so many page views
          --stop               ends the canary
  rollback REMOTE [VERSION]    back to the version before, or to this one
  freeze REMOTE --why TEXT     nothing is promoted until
  unfreeze REMOTE              it is opened again
  status [REMOTE]              who serves what, since when, to whom, and how well
  prune                        removes files that nobody has needed for 30 days

  --json      answers as JSON           --dry-run   checks everything, changes nothing
  --by NAME   for the audit log         --store DIR the releases' folder

Releases are in --store, RELEASES_DIR, the bucket of S3_ENDPOINT, or DATA_DIR/releases, the first that is set.
Ends with 0 if done, 1 if refused, 2 if not understood, 3 if somebody else was faster, 4 if something broke.`;

const NAMES = [
  "publish",
  "verify",
  "promote",
  "canary",
  "rollback",
  "freeze",
  "unfreeze",
  "status",
  "prune",
] as const;

export type CommandName = (typeof NAMES)[number];

export interface Options {
  json: boolean;
  dryRun: boolean;
  promote: boolean;
  serve: boolean;
  stop: boolean;
  store: string | undefined;
  by: string | undefined;
  why: string | undefined;
  share: string | undefined;
  errorRate: string | undefined;
  minimumViews: string | undefined;
  site: string | undefined;
  sizes: string | undefined;
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
        help: { ...flag, short: "h" },
        store: text,
        by: text,
        why: text,
        share: text,
        "error-rate": text,
        "minimum-views": text,
        site: text,
        sizes: text,
      },
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
};

/** @throws UsageError */
export const readArguments = (args: string[]): Arguments => {
  const { positionals, values } = parse(args);
  const [name, ...rest] = positionals;
  const options: Options = {
    json: values.json,
    dryRun: values["dry-run"],
    promote: values.promote,
    serve: values.serve,
    stop: values.stop,
    store: values.store,
    by: values.by,
    why: values.why,
    share: values.share,
    errorRate: values["error-rate"],
    minimumViews: values["minimum-views"],
    site: values.site,
    sizes: values.sizes,
  };
  if (values.help || name === undefined || name === "help")
    return { command: "help", positionals: rest, options };
  const command = NAMES.find((known) => known === name);
  if (!command) throw new UsageError(`There is no command ${name}.\n\n${USAGE}`);
  return { command, positionals: rest, options };
};
