/** The code of an error from the system, a driver or a library, such as ENOENT; undefined if it has none. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;

const DISK_FAILURES = [
  ...["EACCES", "EDQUOT", "EEXIST", "EIO", "ELOOP"],
  ...["ENAMETOOLONG", "ENOSPC", "ENOTDIR", "EPERM", "EROFS"],
];

/** Whether the system refused to read or write a file; its message names the file and the reason. */
export const isDiskFailure = (error: unknown): boolean => DISK_FAILURES.includes(codeOf(error) ?? "");

/** The message of an error; for an error that contains several, all their messages. */
export const reasonOf = (error: unknown): string => {
  if (typeof error !== "object" || error === null) return String(error);
  if ("errors" in error && Array.isArray(error.errors)) return error.errors.map(reasonOf).join(", ");
  if ("message" in error && typeof error.message === "string") return error.message;
  // Emscripten throws plain objects with an errno.
  return JSON.stringify(error);
};

/** An error, its cause, the cause's cause, and so on. */
export function* causesOf(error: unknown): Generator<object> {
  for (let cause = error; typeof cause === "object" && cause !== null; ) {
    yield cause;
    if ("errors" in cause && Array.isArray(cause.errors)) {
      for (const one of cause.errors) yield* causesOf(one);
    }
    cause = "cause" in cause ? cause.cause : undefined;
  }
}
