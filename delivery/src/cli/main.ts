import { userInfo } from "node:os";
import { resolve } from "node:path";
import { readReleasesLocation, SettingError } from "../config";
import { createReleaseStore } from "../registry/create-release-store";
import { openObjects, type ReleasesLocation } from "../registry/open-objects";
import { ConflictError } from "../registry/release-store";
import { RefusedError } from "../registry/transitions";
import { type Options, parseArguments, UsageError } from "./arguments";
import type { CommandResult } from "./command";
import { COMMANDS } from "./commands";
import type { ReleaseContext } from "./context";
import { USAGE } from "./usage";

/** Exit codes, for scripts. */
const EXIT = { refused: 1, usage: 2, conflict: 3, failed: 4 } as const;

const locateStore = ({ store }: Options): ReleasesLocation =>
  store ? { folder: resolve(store) } : readReleasesLocation(process.env);

const createContext = (options: Options): ReleaseContext => {
  const objects = openObjects(locateStore(options));
  return {
    objects,
    store: createReleaseStore(objects),
    by: options.by ?? process.env["RELEASE_BY"] ?? userInfo().username,
    now: () => new Date(),
    dryRun: options.dryRun,
  };
};

const print = (result: CommandResult, { json, dryRun }: Options): void => {
  if (json) console.log(JSON.stringify({ ok: true, dryRun, ...result.data }, null, 2));
  else for (const line of result.lines) console.log(dryRun && result.writes ? `(dry run) ${line}` : line);
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError || error instanceof SettingError) return EXIT.usage;
  if (error instanceof ConflictError) return EXIT.conflict;
  if (error instanceof RefusedError) return EXIT.refused;
  return EXIT.failed;
};

/** For a store that can't be reached, the cause says more than a stack would. */
const networkFailure = (error: unknown): string | null =>
  error instanceof TypeError && error.cause instanceof Error
    ? `The store can't be reached: ${error.cause.message || String(Reflect.get(error.cause, "code"))}`
    : null;

const printFailure = (error: unknown, json: boolean): void => {
  const code = exitCodeOf(error);
  const network = networkFailure(error);
  const message = network ?? (error instanceof Error ? error.message : String(error));
  if (json) console.log(JSON.stringify({ ok: false, code, message }, null, 2));
  else if (code === EXIT.failed && !network && error instanceof Error) console.error(error.stack ?? message);
  else console.error(message);
  process.exitCode = code;
};

const main = async (args: string[]): Promise<void> => {
  try {
    const { command, positionals, options } = parseArguments(args);
    if (command === "help") {
      console.log(USAGE);
      return;
    }
    print(await COMMANDS[command](createContext(options), positionals, options), options);
  } catch (error) {
    printFailure(error, args.includes("--json"));
  }
};

await main(process.argv.slice(2));
