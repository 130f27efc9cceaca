import { AdminSession } from "@promptfolio/contracts/api/accounts";
import {
  NewCredential,
  RequestOptions,
  UsedCredential,
  UsedRecoveryCode,
} from "@promptfolio/contracts/api/passkeys";
import { networkOf } from "@promptfolio/server/network";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../../http/problem";
import { describeRoutes, type Routes } from "../../http/routes";
import { personal } from "../../http/send-public";
import { readViewer } from "../../viewer/viewer";
import type { AccountServices } from "../account-services";
import { notify } from "../messages";
import type { AccountRecord } from "../queries";
import { LOGINS } from "../routes";
import { logSecurity } from "../security-log";
import { completeSignIn } from "../start-session";
import { passkeyRules } from "../throttle";
import { recoverAccount } from "./recovery-codes";
import { registerPasskey, relyingPartyOf } from "./register";
import { findPasskey } from "./repository";
import { authenticationOptions, usePasskey } from "./use-passkey";

export const passkeySignInRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { config, database, keys, throttle } = services;
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    await throttle.attempt(passkeyRules(keys.fingerprint(networkOf(request.ip))));
  });

  const finish = async (
    request: FastifyRequest,
    reply: FastifyReply,
    account: AccountRecord,
    by: "passkey" | "recovery-code" = "passkey",
  ) => completeSignIn(services, request, account, readViewer(request, reply, keys), { by });

  for (const { role, path, who, session } of LOGINS) {
    app.post(
      `${path}/passkey/options`,
      {
        schema: {
          summary: `What an authenticator is asked to sign in ${who} without a password`,
          response: { 200: RequestOptions },
        },
      },
      async (request): Promise<RequestOptions> => {
        if (role === "admin" && config.passkeyRequired) {
          throw new Problem(
            403,
            "password-first",
            "Sign in with your password first, then with your passkey.",
          );
        }
        return authenticationOptions(database, relyingPartyOf(config, request));
      },
    );

    app.post(
      `${path}/passkey`,
      {
        schema: {
          summary: `Sign in ${who} by a passkey, alone or after the password`,
          body: UsedCredential,
          response: { 200: session },
        },
      },
      async (request, reply) =>
        finish(request, reply, await usePasskey(services, request, role, request.body)),
    );

    app.post(
      `${path}/recovery-code`,
      {
        schema: {
          summary: `Sign in ${who} by a recovery code instead of the passkey, after the password`,
          body: UsedRecoveryCode,
          response: { 200: session },
        },
      },
      async (request, reply) => {
        const account = await recoverAccount(services, request, role, request.body);
        const signedIn = await finish(request, reply, account, "recovery-code");
        logSecurity(services, request, "recovery-code-used", { account: account.id });
        notify(services, request, account.email, "recovery-code-used");
        return signedIn;
      },
    );
  }

  app.post(
    "/admin/login/first-passkey",
    {
      schema: {
        summary: "Sign in an administrator by a first passkey, made after the password",
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
      return finish(request, reply, found.account);
    },
  );
};
