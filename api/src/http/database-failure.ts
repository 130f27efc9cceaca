import { causesOf, codeOf, reasonOf } from "@promptfolio/server/error-code";

/** Codes of Node's sockets that indicate a temporary failure. */
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
const DISK_FULL = new Set(["ENOSPC", "EDQUOT"]);
/** Connection exceptions, lack of resources (a full disk), shutdown, system errors; and a read-only server. */
const SQL_STATES = /^(08|53|57P|58)...?$|^25006$/;
/** Messages of errors that `pg` throws without a code. */
const TEXTS =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|not queryable/;

const isOutageItself = (error: object): boolean => {
  const code = codeOf(error) ?? "";
  // A missing socket is an outage, a missing file isn't.
  const isFile = code === "ENOENT" && "syscall" in error && error.syscall !== "connect";
  return (
    DISK_FULL.has(code) ||
    (NETWORK.has(code) && !isFile) ||
    (code.length === 5 && SQL_STATES.test(code)) ||
    TEXTS.test(reasonOf(error))
  );
};

/** Whether an error or one of its causes means that the database (or the disk) can't be used at the moment. */
export const isOutage = (error: unknown): boolean => {
  for (const cause of causesOf(error)) if (isOutageItself(cause)) return true;
  return false;
};
