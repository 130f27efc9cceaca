import type { ModuleFederationRuntimePlugin } from "@module-federation/enhanced/runtime";

/** A release as it is registered with the runtime, which passes it on to the hooks as it is. */
export interface RegisteredRemote {
  name: string;
  version: string;
  entry: string;
  /** An ES module, or a script that defines a global. */
  type: "module" | "global";
  /** Undefined for an ES module. */
  entryGlobalName?: string;
  /** Empty for a release from a developer's machine. */
  integrity: string;
  /** The base URL of its files, if an earlier attempt to load it has failed. */
  retried?: string;
}

/**
 * The time after which an entry counts as failed, in milliseconds; the page loader starts another attempt long before.
 */
const TIMEOUT_MS = 10_000;

const isRegistered = (value: object | undefined): value is RegisteredRemote =>
  value !== undefined && "integrity" in value;

/** Fetches an ES module that is imported next. */
const fetchModule = ({ entry, integrity }: RegisteredRemote): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = entry;
    link.crossOrigin = "anonymous";
    link.integrity = integrity;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${entry} could not be loaded`)));
    document.head.append(link);
  });

/** Removes the scripts of an earlier attempt: webpack would wait for a hanging chunk instead of fetching it again. */
const removeScripts = (base: string): void => {
  const prefix = new URL(base, location.href).href;
  // A chunk's `src` attribute begins with its release, even if it resolves to a URL that releases share.
  for (const script of [...document.scripts])
    if (script.src.startsWith(prefix) || script.getAttribute("src")?.startsWith(base)) script.remove();
};

/** `./home-page` of `gallery/home-page`. */
const split = (id: string): [remote: string, page: string] => {
  const [remote = "", ...page] = id.split("/");
  return [remote, page.join("/")];
};

/**
 * What this host adds to Module Federation's runtime.
 * @param register registers the release of a remote that this tab uses, and returns its name
 */
export const releasePlugin = (
  register: (remote: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: "promptfolio-releases",

  /** `gallery/card` is that of the visitor's release, also for a remote that loads it. */
  beforeRequest: (args) => {
    const [remote, page] = split(args.id);
    const name = register(remote);
    return name ? { ...args, id: `${name}/${page}` } : args;
  },

  createScript: ({ url, remoteInfo }) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = "anonymous";
    if (isRegistered(remoteInfo)) script.integrity = remoteInfo.integrity;
    return { script, timeout: TIMEOUT_MS };
  },

  /** Checks an ES module: the page's import map has no hash for the URL of another attempt. */
  loadEntry: async ({ remoteInfo }) => {
    if (isRegistered(remoteInfo) && remoteInfo.type === "module") await fetchModule(remoteInfo);
    return undefined;
  },

  /** Otherwise another attempt would reuse the container: the runtime looks for the global before it loads the entry. */
  afterLoadEntry: async ({ remoteInfo: { entryGlobalName } }) => {
    if (entryGlobalName in globalThis) Reflect.set(globalThis, entryGlobalName, undefined);
  },

  beforeGetExpose: async ({ moduleInfo }) => {
    if (isRegistered(moduleInfo) && moduleInfo.retried) removeScripts(moduleInfo.retried);
  },
});
