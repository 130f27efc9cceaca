import { userInfo } from "node:os";
import { resolve } from "node:path";
import { readReleasesLocation, SettingError } from "../config";
import { createReleaseStore } from "../registry/create-release-store";
import { openObjects, type ReleasesLocation } from "../registry/open-objects";
import { LostRaceError } from "../registry/release-store";
import { RefusedError } from "../registry/transitions";
import type { ReleaseContext } from "./change-registry";
import { COMMANDS, type Outcome } from "./commands";
import { type Options, readArguments, USAGE, UsageError } from "./usage";

/** How the command ends, for scripts. */
const EXIT = { done: 0, refused: 1, usage: 2, lostRace: 3, failed: 4 } as const;

const locate = ({ store }: Options): ReleasesLocation =>
  store ? { folder: resolve(store) } : readReleasesLocation(process.env);

const contextOf = (options: Options): ReleaseContext => {
  const objects = openObjects(locate(options));
  return {
    objects,
    store: createReleaseStore(objects),
    by: options.by ?? process.env["RELEASE_BY"] ?? userInfo().username,
    now: () => new Date(),
    dryRun: options.dryRun,
  };
};

const print = (outcome: Outcome, { json, dryRun }: Options): void => {
  if (json) console.log(JSON.stringify({ ok: true, dryRun, ...outcome.data }, null, 2));
  else for (const line of outcome.lines) console.log(dryRun && outcome.writes ? `(dry run) ${line}` : line);
};

const codeOf = (error: unknown): number => {
  if (error instanceof UsageError || error instanceof SettingError) return EXIT.usage;
  if (error instanceof LostRaceError) return EXIT.lostRace;
  if (error instanceof RefusedError) return EXIT.refused;
  return EXIT.failed;
};

/** Of what could not be reached the cause says more than a stack would. */
const unreachable = (error: unknown): string | null =>
  error instanceof TypeError && error.cause instanceof Error
    ? `The store can't be reached: ${error.cause.message || String(Reflect.get(error.cause, "code"))}`
    : null;

const printFailure = (error: unknown, json: boolean): void => {
  const code = codeOf(error);
  const network = unreachable(error);
  const message = network ?? (error instanceof Error ? error.message : String(error));
  if (json) console.log(JSON.stringify({ ok: false, code, message }, null, 2));
  else if (code === EXIT.failed && !network && error instanceof Error) console.error(error.stack ?? message);
  else console.error(message);
  process.exitCode = code;
};

const main = async (args: string[]): Promise<void> => {
  try {
    const { command, positionals, options } = readArguments(args);
    if (command === "help") {
      console.log(USAGE);
      return;
    }
    print(await COMMANDS[command](contextOf(options), positionals, options), options);
  } catch (error) {
    printFailure(error, args.includes("--json"));
  }
};

await main(process.argv.slice(2));
