import * as accounts from "@promptfolio/contracts/api/accounts";
import * as admin from "@promptfolio/contracts/api/admin";
import * as images from "@promptfolio/contracts/api/images";
import * as problem from "@promptfolio/contracts/api/problem";
import * as settings from "@promptfolio/contracts/api/settings";
import * as viewing from "@promptfolio/contracts/api/viewing";

const isSchema = (value: unknown): value is object =>
  typeof value === "object" && value !== null && ("type" in value || "anyOf" in value);

/** The contract's schemas with their names, which client and server use. */
export const NAMED_SCHEMAS: ReadonlyMap<object, string> = new Map(
  [accounts, admin, images, problem, settings, viewing].flatMap((contract) =>
    Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
      isSchema(value) ? [[value, name] as const] : [],
    ),
  ),
);
