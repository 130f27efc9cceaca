import {
  ForgotPassword,
  Message,
  PasswordChange,
  PasswordReset,
  PasswordResetDone,
  RenewedToken,
} from "@promptfolio/contracts/api/accounts";
import { networkOf } from "@promptfolio/server/network";
import { describeRoutes, type Routes } from "../http/routes";
import { personal } from "../http/send-public";
import type { AccountServices } from "./account-services";
import { changePassword, resetPassword } from "./change-password";
import { signedIn } from "./only-signed-in";
import { logSecurity } from "./security-log";
import { mailResetLink } from "./send-link";
import { forgottenRules, resetRules } from "./throttle";

const SENT = "If this email has an account, a link is on its way. It works for one hour.";
const NO_MAIL = "This site can't send mail. Please ask its operator for a link.";

const changeRoutes: Routes<AccountServices> = async (app, { services }) => {
  const accountOf = signedIn(app, services.authentication);

  app.put(
    "/auth/password",
    {
      schema: {
        summary: "Change the password and end all other sessions",
        body: PasswordChange,
        response: { 200: RenewedToken },
      },
    },
    async (request): Promise<RenewedToken> => ({
      access_token: await changePassword(services, request, accountOf(request), request.body),
    }),
  );
};

export const passwordRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { keys, throttle } = services;
  await app.register(changeRoutes, { services });

  app.post(
    "/auth/forgot",
    {
      schema: {
        summary: "Mail a link for a new password, if the email has an account",
        body: ForgotPassword,
        response: { 202: Message },
      },
    },
    async (request, reply) => {
      personal(reply);
      await throttle.attempt(forgottenRules(keys.fingerprint(networkOf(request.ip))));
      logSecurity(services, request, "reset-requested");
      mailResetLink(services, request.body.email).catch((error: unknown) => {
        request.log.error({ err: error }, "a reset link could not be mailed");
      });
      return reply.code(202).send({ message: services.mailer ? SENT : NO_MAIL });
    },
  );

  app.post(
    "/auth/reset",
    {
      schema: {
        summary: "Set a new password by a link, and end all sessions",
        body: PasswordReset,
        response: { 200: PasswordResetDone },
      },
    },
    async (request, reply): Promise<PasswordResetDone> => {
      personal(reply);
      await throttle.attempt(resetRules(keys.fingerprint(networkOf(request.ip))));
      return { role: await resetPassword(services, request, request.body) };
    },
  );
};
