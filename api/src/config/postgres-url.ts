import { accessSync, constants } from "node:fs";
import { ConfigError } from "@promptfolio/server/config/read-environment";
import { codeOf, reasonOf } from "@promptfolio/server/error-code";
import { DrizzleQueryError } from "drizzle-orm";

/** `pg` treats these like 'verify-full', with a page of warnings that a later version won't. */
const SAME_AS_VERIFY_FULL = ["prefer", "require", "verify-ca"];

/** With any other `pg` connects without TLS. */
const MODES = ["disable", "allow", ...SAME_AS_VERIFY_FULL, "verify-full", "no-verify"];

/**
 * Checks the URL of a PostgreSQL.
 * @param setting the setting that it comes from
 * @returns the URL for `pg`
 * @throws ConfigError
 */
export const readPostgresUrl = (value: string, setting: string): string => {
  if (!URL.canParse(value))
    throw new ConfigError([
      `${setting} must be a URL such as postgres://user:password@host:5432/database, with a port up to 65535 and special characters of the password as %40 and similar.`,
    ]);
  const url = new URL(value);
  const authority = url.searchParams.get("sslrootcert");
  if (authority !== null) {
    try {
      accessSync(authority, constants.R_OK);
    } catch {
      throw new ConfigError([`${setting} has sslrootcert=${authority}, a file that can't be read.`]);
    }
  }
  const mode = url.searchParams.get("sslmode");
  if (mode !== null && !MODES.includes(mode))
    throw new ConfigError([
      `${setting} has sslmode=${mode}; set it to ${MODES.slice(0, -1).join(", ")} or ${MODES.at(-1)}.`,
    ]);
  if (mode === null || !SAME_AS_VERIFY_FULL.includes(mode) || url.searchParams.has("uselibpqcompat"))
    return value;
  return value.replace(/([?&]sslmode=)[^&]*/, "$1verify-full");
};

const UNKNOWN_AUTHORITY = new Set([
  "SELF_SIGNED_CERT_IN_CHAIN",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
]);

/** Why PostgreSQL can't be used, with the remedy where the error's own words name none. */
export const connectionFailure = (failure: unknown, setting: string): string => {
  // Drizzle's own message has the query only.
  const error = failure instanceof DrizzleQueryError ? failure.cause : failure;
  const code = codeOf(error) ?? "";
  if (UNKNOWN_AUTHORITY.has(code))
    return `its certificate is signed by an authority that isn't known here; add sslrootcert=/path/of/its/ca.pem to ${setting}`;
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `${reasonOf(error)}; name the host in ${setting} as its certificate does`;
  if (/does not support SSL/.test(reasonOf(error)))
    return `it has no TLS; switch that on, or remove sslmode from ${setting}`;
  return reasonOf(error);
};
