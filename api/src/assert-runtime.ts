import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { reasonOf } from "@promptfolio/server/error-code";
import { OperatorError } from "@promptfolio/server/operator-error";
import { dateIn } from "./viewer/viewer-day";

/** Whether this build of Node knows time zones: those without ICU don't, and count every viewer's day wrongly. */
const knowsTimeZones = (): boolean => {
  try {
    return dateIn("Asia/Tokyo", new Date("2026-01-31T20:00:00Z")) === "2026-02-01";
  } catch {
    return false;
  }
};

/**
 * Checks what the first request would need otherwise.
 * @throws OperatorError
 */
export const assertRuntime = (): void => {
  if (!knowsTimeZones())
    throw new OperatorError(
      `This Node (${process.execPath}, ${process.version}) doesn't know time zones; use one built with full ICU, such as those of nodejs.org, and unset NODE_ICU_DATA.`,
    );
  const temporary = tmpdir();
  try {
    accessSync(temporary, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(
      `Temporary files can't be written to ${temporary} (${reasonOf(error)}); set TMPDIR to a folder that exists and can be written to.`,
    );
  }
};
