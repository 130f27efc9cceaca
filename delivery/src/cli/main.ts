import { userInfo } from "node:os";
import { ConfigError } from "@promptfolio/server/config/read-environment";
import { isDiskFailure } from "@promptfolio/server/error-code";
import { openReleaseObjects } from "@promptfolio/server/object-store/open-object-store";
import { readTrustFile } from "../config";
import type { ReleaseObjects } from "../registry/create-release-store";
import type { ReleaseContext } from "../registry/release-context";
import { ConflictError } from "../registry/release-store";
import { createSiteObjects } from "../registry/site-objects";
import { RefusedError } from "../registry/transitions";
import type { SigningKey } from "../registry/trust/keys";
import { TrustError } from "../registry/trust/trust-document";
import { openReleaseStore, readFirstTrust } from "../registry/trust/trusted-store";
import { type Options, UsageError } from "./arguments";
import type { CommandResult } from "./command";
import {
  COMMANDS,
  COMMANDS_WITHOUT_STORE,
  type CommandName,
  parseArguments,
  TOLERANT_COMMANDS,
} from "./commands";
import {
  assertStoreExists,
  describeStore,
  locateSite,
  locateStore,
  prepareStore,
  type ReleaseLocation,
} from "./store-location";
import { readKeys } from "./trust/keys";
import { USAGE } from "./usage";

const EXIT = { refused: 1, usage: 2, conflict: 3, failed: 4 } as const;

const openObjects = (location: ReleaseLocation, [signer]: SigningKey[]): ReleaseObjects => {
  if (!("site" in location)) return openReleaseObjects(location);
  if (!signer) throw new UsageError("--site needs a key: --key FILE, or RELEASE_KEY.");
  return createSiteObjects(location.site, signer);
};

/** Containers may run as a user that has no name. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
};

const createContext = async (
  location: ReleaseLocation,
  command: CommandName,
  options: Options,
): Promise<ReleaseContext> => {
  const isLocal = COMMANDS_WITHOUT_STORE.has(command);
  const signers = isLocal ? [] : readKeys(options, process.env);
  const objects = openObjects(location, signers);
  const configured = isLocal ? undefined : readTrustFile(process.env);
  const pinned = isLocal ? undefined : (configured ?? (await readFirstTrust(objects)));
  const onProblem = TOLERANT_COMMANDS.has(command)
    ? (problem: string) => console.error(`Not trusted: ${problem}.`)
    : undefined;
  return {
    objects,
    signers,
    ...(await openReleaseStore(objects, { pinned, signers, onProblem })),
    isPinned: configured !== undefined,
    by: options.by ?? process.env["RELEASE_BY"] ?? userName(),
    now: () => new Date(),
    dryRun: options["dry-run"],
  };
};

const print = (
  result: CommandResult,
  store: string | undefined,
  { json, "dry-run": dryRun }: Options,
): void => {
  if (json) console.log(JSON.stringify({ ok: true, dryRun, store, ...result.data }, null, 2));
  else {
    for (const line of result.lines) console.log(dryRun && result.writes ? `(dry run) ${line}` : line);
    if (store !== undefined) console.log(`Store: ${store}`);
  }
};

const exitCodeOf = (error: unknown): number => {
  if (error instanceof UsageError || error instanceof ConfigError) return EXIT.usage;
  if (error instanceof ConflictError) return EXIT.conflict;
  if (error instanceof RefusedError || error instanceof TrustError) return EXIT.refused;
  return EXIT.failed;
};

/** If a store can't be reached, the cause is more useful than a stack. */
const networkFailure = (error: unknown): string | undefined =>
  error instanceof TypeError && error.cause instanceof Error
    ? `The store can't be reached: ${error.cause.message || String(Reflect.get(error.cause, "code"))}`
    : undefined;

const printFailure = (error: unknown, store: string | undefined, json: boolean): void => {
  const code = exitCodeOf(error);
  const network = networkFailure(error);
  const message = network ?? (error instanceof Error ? error.message : String(error));
  if (json) console.log(JSON.stringify({ ok: false, code, message, store }, null, 2));
  else {
    const isUnexpected = code === EXIT.failed && !network && !isDiskFailure(error);
    console.error(isUnexpected && error instanceof Error ? error.stack : message);
    if (store !== undefined) console.error(`Store: ${store}`);
  }
  process.exitCode = code;
};

const main = async (args: string[]): Promise<void> => {
  let store: string | undefined;
  try {
    const { command, positionals, options } = parseArguments(args);
    if (command === "help") {
      console.log(USAGE);
      return;
    }
    const needsNoStore = COMMANDS_WITHOUT_STORE.has(command);
    const site = needsNoStore ? undefined : locateSite(command, options, process.env);
    const location = site ?? locateStore(options, process.env);
    if (!needsNoStore) store = describeStore(location);
    if (!("site" in location) && !needsNoStore) {
      assertStoreExists(location, command, options);
      if (!options["dry-run"]) prepareStore(location, command, process.env);
    }
    const context = await createContext(location, command, options);
    print(await COMMANDS[command](context, positionals, options), store, options);
  } catch (error) {
    printFailure(error, store, args.includes("--json"));
  }
};

await main(process.argv.slice(2));
