import {
  AccountDeletion,
  AccountExport,
  AccountProfile,
  EmailChange,
  EmailVerification,
  Message,
  NameChange,
} from "@promptfolio/contracts/api/accounts";
import { eq } from "drizzle-orm";
import { Type } from "typebox";
import { users } from "../database/schema";
import { readText } from "../http/read-text";
import { describeRoutes, type Routes } from "../http/routes";
import type { AccountServices } from "./account-services";
import { confirmPassword } from "./confirm-password";
import { changeEmail, mailVerification, verifyEmail } from "./email";
import { storedEmail } from "./email-address";
import { onlySignedIn } from "./only-signed-in";
import { exportAccount, readProfile } from "./profile";
import { deleteUser } from "./queries";
import { logSecurity } from "./security-log";

export const accountDetailRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { accounts, database, mailer } = services;
  const userOf = onlySignedIn(app, services.authentication, "user");
  const profileOf = async (userId: string) => ({
    ...(await readProfile(database, userId)),
    mail: mailer !== undefined,
  });

  app.get(
    "/auth/account",
    { schema: { summary: "The account that is signed in", response: { 200: AccountProfile } } },
    (request) => profileOf(userOf(request).userId),
  );

  app.put(
    "/auth/account",
    { schema: { summary: "Change the name", body: NameChange, response: { 200: AccountProfile } } },
    async (request) => {
      const { userId } = userOf(request);
      await database
        .update(users)
        .set({ name: readText(request.body.name, "name") })
        .where(eq(users.id, userId));
      accounts.forget(userId);
      return profileOf(userId);
    },
  );

  app.put(
    "/auth/email",
    {
      schema: {
        summary: "Change the email; with mail, once the link to it was opened",
        body: EmailChange,
        response: { 200: Message },
      },
    },
    async (request): Promise<Message> => {
      const account = userOf(request);
      await confirmPassword(services, request, account, request.body.password);
      return { message: await changeEmail(services, request, account, storedEmail(request.body.email)) };
    },
  );

  app.post(
    "/auth/verification",
    { schema: { summary: "Mail a link that verifies the email", response: { 202: Message } } },
    async (request, reply) => {
      const { userId, email } = userOf(request);
      await mailVerification(services, userId, email);
      return reply.code(202).send({ message: "A link was sent to your email. It works for one hour." });
    },
  );

  app.post(
    "/auth/verify",
    {
      schema: {
        summary: "Verify the email by a link",
        body: EmailVerification,
        response: { 200: AccountProfile },
      },
    },
    async (request) => {
      const account = userOf(request);
      await verifyEmail(services, request, account, request.body.token);
      return profileOf(account.userId);
    },
  );

  app.get(
    "/auth/export",
    { schema: { summary: "Everything stored about the account", response: { 200: AccountExport } } },
    async (request) => {
      logSecurity(services, request, "data-exported");
      return exportAccount(database, userOf(request));
    },
  );

  app.delete(
    "/auth/account",
    {
      schema: {
        summary: "Delete the account; what it did stays counted, without it",
        body: AccountDeletion,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const account = userOf(request);
      await confirmPassword(services, request, account, request.body.password);
      await database.transaction((transaction) => deleteUser(transaction, account.userId));
      accounts.forget(account.userId);
      logSecurity(services, request, "account-deleted");
      return reply.code(204).send();
    },
  );
};
