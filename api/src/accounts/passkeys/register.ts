import type { NewCredential } from "@promptfolio/contracts/api/passkeys";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { FastifyRequest } from "fastify";
import type { ApiConfig } from "../../config/config";
import type { Queryable } from "../../database/database";
import { passkeys } from "../../database/schema";
import { badRequest, Problem } from "../../http/problem";
import type { AccountServices } from "../account-services";
import { browserName } from "../browser-name";
import { listPasskeys, type Purpose, saveChallenge, takeSignedChallenge } from "./repository";

/** Loads the passkey library on first use: its 200 modules took a tenth of the server's start-up time. */
export const loadWebAuthn = () => import("@simplewebauthn/server");

export const passkeyRefused = (): Problem =>
  new Problem(400, "passkey-refused", "The passkey was not accepted. Please try again.");

/**
 * The site that passkeys are for. A browser signs only for its page's own host, so a forged `Host` gains nothing.
 * @throws Problem 400 if that is no host
 */
export const relyingPartyOf = ({ siteOrigin }: Pick<ApiConfig, "siteOrigin">, request: FastifyRequest) => {
  const origin = siteOrigin ?? `${request.protocol}://${request.host}`;
  if (!URL.canParse(origin)) throw badRequest("The Host header is malformed.");
  return { name: PRODUCT_NAME, id: new URL(origin).hostname, origin };
};
export type RelyingParty = ReturnType<typeof relyingPartyOf>;

/** Options for a new passkey: discoverable, with user verification. */
export const registrationOptions = async (
  database: Queryable,
  party: RelyingParty,
  account: { id: string; name: string; email: string },
  purpose: Purpose & ("add" | "first"),
) => {
  const existing = await listPasskeys(database, account.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(account.id),
    userName: account.email,
    userDisplayName: account.name,
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await saveChallenge(database, { challenge: options.challenge, purpose, userId: account.id });
  return options;
};

const verified = async (credential: NewCredential, expectedChallenge: string, party: RelyingParty) => {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    });
    return registrationInfo;
  } catch {
    // The response is the same whatever is wrong with the credential.
    return undefined;
  }
};

/** Stores a passkey that a browser created. @returns the passkey with its account @throws Problem 400 */
export const registerPasskey = async (
  { config, database }: AccountServices,
  request: FastifyRequest,
  credential: NewCredential,
  purpose: Purpose & ("add" | "first"),
  /** The account that the challenge must be for; undefined: the account that gave the password. */
  ownerId?: string,
) => {
  const taken = await takeSignedChallenge(database, credential.response.clientDataJSON);
  if (taken?.purpose !== purpose || taken.userId === null) throw passkeyRefused();
  if (ownerId !== undefined && taken.userId !== ownerId) throw passkeyRefused();
  const info = await verified(credential, taken.challenge, relyingPartyOf(config, request));
  if (!info) throw passkeyRefused();
  const [created] = await database
    .insert(passkeys)
    .values({
      id: info.credential.id,
      userId: taken.userId,
      publicKey: Buffer.from(info.credential.publicKey).toString("base64url"),
      counter: info.credential.counter,
      transports: (credential.response.transports ?? []).join(","),
      name: browserName(request.headers["user-agent"]),
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw passkeyRefused();
  return created;
};
