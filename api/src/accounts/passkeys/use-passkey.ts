import type { PasskeyDemand, UsedCredential } from "@promptfolio/contracts/api/passkeys";
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Queryable } from "../../database/database";
import { passkeys } from "../../database/schema";
import { unauthenticated } from "../../http/problem";
import type { AccountServices } from "../account-services";
import type { AccountRecord } from "../queries";
import { logSecurity } from "../security-log";
import type { Role } from "../tokens";
import { loadWebAuthn, type RelyingParty, registrationOptions, relyingPartyOf } from "./register";
import { findPasskey, listPasskeys, saveChallenge, takeSignedChallenge } from "./repository";

/** Options for using a passkey: one of the account's passkeys after a password, any passkey without an account. */
export const authenticationOptions = async (database: Queryable, party: RelyingParty, userId?: string) => {
  const own = userId === undefined ? [] : await listPasskeys(database, userId);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    allowCredentials: own.map(({ id }) => ({ id })),
  });
  const purpose = userId === undefined ? "sign-in" : "second-step";
  await saveChallenge(database, { challenge: options.challenge, purpose, userId });
  return options;
};

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

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** @returns the authenticator's new signature count; undefined if the signature is invalid */
const verifiedCounter = async (
  credential: UsedCredential,
  { passkey }: FoundPasskey,
  expectedChallenge: string,
  party: RelyingParty,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { userHandle, ...response } = credential.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: userHandle === undefined ? response : { ...response, userHandle },
      },
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The response is the same whatever is wrong with the credential.
    return undefined;
  }
};

/**
 * Checks a passkey's signature. A passkey alone signs in only where none is required after the password.
 * @returns the account it belongs to
 * @throws Problem 401
 */
export const usePasskey = async (
  services: AccountServices,
  request: FastifyRequest,
  role: Role,
  credential: UsedCredential,
) => {
  const { config, database } = services;
  const refuse = (account?: string) => {
    logSecurity(services, request, "passkey-refused", { account });
    return unauthenticated("The passkey was not accepted. Please try again.");
  };
  const taken = await takeSignedChallenge(database, credential.response.clientDataJSON);
  const found = await findPasskey(database, credential.id);
  if (!taken || !found) throw refuse();
  const { account } = found;
  const isAllowed =
    taken.purpose === "second-step"
      ? taken.userId === account.id
      : taken.purpose === "sign-in" && !(role === "admin" && config.passkeyRequired);
  if (!isAllowed || account.role !== role || account.status !== "active") throw refuse(account.id);
  const counter = await verifiedCounter(credential, found, taken.challenge, relyingPartyOf(config, request));
  if (counter === undefined) throw refuse(account.id);
  await database
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, found.passkey.id));
  return account;
};
