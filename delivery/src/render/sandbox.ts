import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { killStartedBy, setRendererPriority } from "./process-tree";

/** How the remotes' code is sandboxed, in addition to its separate process. */
export type Sandbox =
  /** Namespaces by bubblewrap, as another user. */
  | "bubblewrap-other-user"
  /** Namespaces by bubblewrap. */
  | "bubblewrap"
  /** Node's permission model, as another user. */
  | "other-user"
  /** Only Node's permission model, which its own documentation calls a seat belt. */
  | "none";

/** Whether remotes' code has namespaces of its own, without files and network. */
export const isIsolated = (sandbox: Sandbox): boolean =>
  sandbox === "bubblewrap" || sandbox === "bubblewrap-other-user";

/** The user that owns no files. */
const NOBODY = 65_534;

/**
 * The heap of a renderer, in megabytes. Buffers are not part of it, but count towards the limit that the server checks.
 */
const HEAP_MB = 160;

const permissionFlag = (): string =>
  process.allowedNodeEnvironmentFlags.has("--permission") ? "--permission" : "--experimental-permission";

const nodeArguments = (readable: string[], script: string): string[] => [
  permissionFlag(),
  ...readable.map((path) => `--allow-fs-read=${path}`),
  "--no-warnings",
  `--max-old-space-size=${HEAP_MB}`,
  script,
];

/** The script of each renderer: next to this file in the bundle, or in the bundle of a checkout. */
const SCRIPT = "render-process.js";

const SYSTEM_LIBRARIES = ["/lib", "/lib64", "/usr/lib", "/usr/lib64"];

/** Only Node, the libraries that it is linked to and the renderer's script; no network, no other process. */
const sandboxedCommand = (folder: string): [string, string[]] => [
  "bwrap",
  [
    "--unshare-all",
    "--die-with-parent",
    "--new-session",
    "--clearenv",
    ...["--cap-drop", "ALL"],
    ...SYSTEM_LIBRARIES.flatMap((library) => ["--ro-bind-try", library, library]),
    ...["--ro-bind", process.execPath, "/node"],
    ...["--ro-bind", folder, "/renderer/dist"],
    ...["--ro-bind", join(dirname(folder), "package.json"), "/renderer/package.json"],
    ...["--dev", "/dev"],
    ...["--chdir", "/"],
    "/node",
    ...nodeArguments(["/renderer/"], `/renderer/dist/${SCRIPT}`),
  ],
];

const optionsFor = (sandbox: Sandbox): SpawnOptions => ({
  // Where bubblewrap is found; it passes nothing on.
  env: isIsolated(sandbox) ? { PATH: process.env["PATH"] } : {},
  cwd: "/",
  stdio: ["ignore", "ignore", "pipe", "pipe"],
  ...(sandbox.endsWith("other-user") && { uid: NOBODY, gid: NOBODY }),
});

const bundleFolder = (): string => {
  const here = dirname(fileURLToPath(import.meta.url));
  return here.endsWith("dist") ? here : join(here, "../../dist");
};

/** Starts a renderer. Its fourth pipe is the channel. */
export const spawnRenderer = (sandbox: Sandbox): ChildProcess => {
  const folder = bundleFolder();
  // The package.json sets the module type of the bundle's files.
  const readable = [`${folder}/`, join(dirname(folder), "package.json")];
  const [command, options] = isIsolated(sandbox)
    ? sandboxedCommand(folder)
    : [process.execPath, nodeArguments(readable, join(folder, SCRIPT))];
  const child = spawn(command, options, optionsFor(sandbox));
  if (child.pid !== undefined) setRendererPriority(child.pid);
  return child;
};

/**
 * Kills a renderer and all processes that it started, the sandboxed ones first: a process whose sandbox is still being
 * set up would wait for bubblewrap forever.
 */
export const killRenderer = (child: ChildProcess): void => {
  killStartedBy(child.pid ?? 0);
  child.kill("SIGKILL");
};

const START_TIMEOUT_MS = 10_000;

/** Whether a renderer in this sandbox starts and sends a message. */
const isPossible = async (sandbox: Sandbox): Promise<boolean> => {
  try {
    const child = spawnRenderer(sandbox);
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    const hasSent = once(child.stdio[3] ?? child, "data", { signal }).then(() => true);
    const hasEnded = once(child, "exit", { signal }).then(() => false);
    return await Promise.race([hasSent, hasEnded]).finally(() => killRenderer(child));
  } catch {
    // It can't be started: bubblewrap is missing, or the other user, who doesn't exist in every user namespace.
    return false;
  }
};

/** The best sandbox that this machine allows, found by trying. */
export const findSandbox = async (): Promise<Sandbox> => {
  const candidates: Sandbox[] =
    process.getuid?.() === 0 ? ["bubblewrap-other-user", "bubblewrap", "other-user"] : ["bubblewrap"];
  for (const sandbox of candidates) if (await isPossible(sandbox)) return sandbox;
  return "none";
};
