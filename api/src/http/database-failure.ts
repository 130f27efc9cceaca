/** Codes of Node's sockets and of PostgreSQL that mean: not now, but probably later. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const CLASSES = ["08", "53", "57P", "58"];
const READ_ONLY = "25006";
/** What `pg` throws without a code. */
const TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

const NO_ROOM = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Whether an error says that the database (or the disk) can't be used at the moment. Looks into causes.
 */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true;
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
    const isFile = "path" in cause && !("address" in cause);
    if (NO_ROOM.has(code) || (NETWORK.has(code) && !isFile)) return true;
    if (code === READ_ONLY || CLASSES.some((start) => code.length === 5 && code.startsWith(start)))
      return true;
    if (TEXTS.test(cause.message)) return true;
  }
  return false;
}
