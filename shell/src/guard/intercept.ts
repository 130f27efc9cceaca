import { SHELL_ID } from "@promptfolio/contracts/release";

/** A remote's file in a line of a stack. */
const REMOTE_FILE = new RegExp(`/r/(?!${SHELL_ID}/)([a-z][a-z0-9-]*)/[^\\s/]+/`);

/** Whether a remote's code led to the call that made this stack. */
export const isRemoteOn = (stack = ""): boolean => REMOTE_FILE.test(stack);

/** The remote whose code called the function that made this stack; extensions, translators and the shell are none. */
const callerIn = (stack = ""): string | undefined => {
  const lines = stack.split("\n");
  // Chromium's first line is the error's name.
  return REMOTE_FILE.exec(lines[lines[0]?.startsWith("Error") ? 2 : 1] ?? "")?.[1];
};

const descriptorOf = (owner: object | null, name: string): PropertyDescriptor | undefined =>
  owner
    ? (Object.getOwnPropertyDescriptor(owner, name) ?? descriptorOf(Object.getPrototypeOf(owner), name))
    : undefined;

/** Handles a call of a remote; `call` makes it. A getter has no arguments, and a setter has one. */
type Handle = (
  remote: string,
  call: (values: unknown[]) => unknown,
  values: unknown[],
  name: string,
) => unknown;

/** Replaces methods and accessors of an object for callers that are remotes; for all others they behave as before. */
export const intercept = (owner: object, names: Iterable<string>, handle: Handle): void => {
  for (const name of names) {
    const descriptor = descriptorOf(owner, name);
    if (!descriptor) continue;
    const wrap = (original: unknown) =>
      typeof original === "function"
        ? function (this: unknown, ...values: unknown[]): unknown {
            // The two lines that are read: a whole stack takes half as long again.
            const { stackTraceLimit } = Error;
            Error.stackTraceLimit = 2;
            const remote = callerIn(new Error().stack);
            Error.stackTraceLimit = stackTraceLimit;
            const call = (passed: unknown[]): unknown => Reflect.apply(original, this, passed);
            return remote === undefined ? call(values) : handle(remote, call, values, name);
          }
        : original;
    const { value, get, set } = descriptor;
    const wrapped = value === undefined ? { get: wrap(get), set: wrap(set) } : { value: wrap(value) };
    Object.defineProperty(owner, name, {
      ...descriptor,
      ...wrapped,
      configurable: true,
    } as PropertyDescriptor);
  }
};
