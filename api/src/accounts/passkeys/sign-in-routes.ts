import { AdminSession } from "@promptfolio/contracts/api/accounts";
import { NewCredential, RequestOptions, UsedCredential } from "@promptfolio/contracts/api/passkeys";
import { networkOf } from "@promptfolio/server/network";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem";
import { personal } from "../../http/send-public";
import type { Services } from "../../services";
import { readViewer } from "../../viewing/viewer";
import { notify } from "../notify";
import type { AccountRecord } from "../queries";
import { logSecurity } from "../security-log";
import { completeSignIn } from "../start-session";
import { passkeyRules } from "../throttle";
import { registerPasskey } from "./register";
import { relyingPartyOf } from "./relying-party";
import { findPasskey } from "./repository";
import { authenticationOptions, usePasskey } from "./use-passkey";

const tags = ["Accounts"];

export const passkeySignInRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { config, database, keys, throttle } = services;
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    await throttle.attempt(passkeyRules(keys.fingerprint(networkOf(request.ip))));
  });

  const start = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRecord,
  ): Promise<AdminSession> => {
    const { guestId } = readViewer(request, reply, keys);
    const access_token = await completeSignIn(services, request, account, guestId, { by: "passkey" });
    return { access_token, admin: { email: account.email, name: account.name } };
  };

  app.post(
    "/admin/login/passkey/options",
    {
      schema: {
        summary: "What an authenticator is asked to sign in an administrator without a password",
        tags,
        response: { 200: RequestOptions },
      },
    },
    async (request): Promise<RequestOptions> => {
      if (config.passkeyRequired) {
        throw new Problem(403, "password-first", "Sign in with your password first, then with your passkey.");
      }
      return authenticationOptions(database, relyingPartyOf(config, request));
    },
  );

  app.post<{ Body: UsedCredential }>(
    "/admin/login/passkey",
    {
      schema: {
        summary: "Sign in an administrator by a passkey, alone or after the password",
        tags,
        body: UsedCredential,
        response: { 200: AdminSession },
      },
    },
    async (request, reply) => start(request, reply, await usePasskey(services, request, request.body)),
  );

  app.post<{ Body: NewCredential }>(
    "/admin/login/first-passkey",
    {
      schema: {
        summary: "Sign in an administrator by a first passkey, made after the password",
        tags,
        body: NewCredential,
        response: { 200: AdminSession },
      },
    },
    async (request, reply) => {
      const created = await registerPasskey(services, request, request.body, "first");
      const found = await findPasskey(database, created.id);
      if (!found) throw new Error("The passkey was not stored");
      logSecurity(services, request, "passkey-added", { account: created.userId });
      notify(services, request, found.account.email, "passkey-added");
      return start(request, reply, found.account);
    },
  );
};
