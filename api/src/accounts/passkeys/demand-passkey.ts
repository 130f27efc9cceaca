import type { PasskeyDemand } from "@promptfolio/contracts/api/passkeys";
import type { FastifyRequest } from "fastify";
import type { AccountServices } from "../account-services";
import type { AccountRecord } from "../queries";
import { logSecurity } from "../security-log";
import { registrationOptions } from "./register";
import { relyingPartyOf } from "./relying-party";
import { listPasskeys } from "./repository";
import { authenticationOptions } from "./use-passkey";

/** The step after a correct password: for users with a passkey, and for administrators where one is required. */
export const demandPasskey = async (
  services: AccountServices,
  request: FastifyRequest,
  account: AccountRecord,
): Promise<PasskeyDemand | undefined> => {
  const { config, database } = services;
  const hasOne = (await listPasskeys(database, account.id)).length > 0;
  const isDemanded = account.role === "admin" ? config.passkeyRequired : hasOne;
  if (!isDemanded) return undefined;
  logSecurity(services, request, "passkey-demanded", { account: account.id });
  const party = relyingPartyOf(config, request);
  return hasOne
    ? { passkey: "use", options: await authenticationOptions(database, party, account.id) }
    : { passkey: "create", options: await registrationOptions(database, party, account, "first") };
};
