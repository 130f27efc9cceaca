/** What only a malicious page would use: the network, other processes, and ways to bypass `require`. */
const REMOVED_GLOBALS = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest", "navigator"];
const REMOVED_OF_PROCESS = [
  "abort",
  "binding",
  "_linkedBinding",
  "chdir",
  "dlopen",
  "_debugProcess",
  "_debugEnd",
  "_startProfilerIdleNotifier",
  "getBuiltinModule",
  "initgroups",
  "kill",
  "_kill",
  "mainModule",
  "openStdin",
  "setegid",
  "seteuid",
  "setgid",
  "setgroups",
  "setuid",
  "stdin",
];

const remove = (from: object, name: string): void => {
  if (name in from)
    Object.defineProperty(from, name, { value: undefined, configurable: false, writable: false });
};

/** Removes from this process what the remotes' code must not have. Must be called before any of that code is loaded. */
export const restrictGlobals = (): void => {
  for (const name of REMOVED_GLOBALS) remove(globalThis, name);
  for (const name of REMOVED_OF_PROCESS) remove(process, name);
  Object.defineProperty(process, "env", { value: Object.freeze({}), configurable: false, writable: false });
};
