import {
  ForgotPassword,
  Message,
  PasswordReset,
  PasswordResetDone,
} from "@promptfolio/contracts/api/accounts";
import { networkOf } from "@promptfolio/server/network";
import { describeRoutes, type Routes } from "../http/routes";
import { personal } from "../http/send-public";
import type { AccountServices } from "./account-services";
import { mailResetLink, resetPassword } from "./change-password";
import { logSecurity } from "./security-log";
import { forgottenRules, resetRules } from "./throttle";

const SENT = "If this email has an account, a link is on its way. It works for one hour.";
const NO_MAIL = "This site can't send mail. Please ask its operator for a link.";

export const passwordRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { keys, throttle } = services;

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
