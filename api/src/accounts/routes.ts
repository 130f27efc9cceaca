import {
  AdminSession,
  AdminSignUp,
  Credentials,
  DemoCredentials,
  ForgotPassword,
  Message,
  PasswordReset,
  PasswordResetDone,
  SignUp,
  UserSession,
} from "@promptfolio/contracts/api/accounts";
import { PasskeyDemand } from "@promptfolio/contracts/api/passkeys";
import { networkOf } from "@promptfolio/server/network";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { recordAudit } from "../audit/audit";
import { sameText } from "../config/keys";
import { Problem } from "../http/problem";
import { readText } from "../http/read-text";
import { describeRoutes, type Routes } from "../http/routes";
import { personal } from "../http/send-public";
import { readViewer } from "../viewer/viewer";
import type { AccountServices } from "./account-services";
import { mailResetLink, resetPassword } from "./change-password";
import { storedEmail } from "./email-address";
import { demandPasskey } from "./passkeys/use-passkey";
import { requireStrongPassword } from "./password-rules";
import { hashPassword } from "./passwords";
import { emailTaken, insertAccount, recordSignUp, rememberGuest } from "./queries";
import { logSecurity } from "./security-log";
import { signIn } from "./sign-in";
import { completeSignIn, presentUserSession, startSession } from "./start-session";
import { adminCodeRules, forgottenRules, resetRules, signUpRules } from "./throttle";

/** Where users and administrators sign in. */
export const LOGINS = [
  { role: "user", path: "/auth/login", who: "a user", session: UserSession },
  { role: "admin", path: "/admin/login", who: "an administrator", session: AdminSession },
] as const;
const SENT = "If this email has an account, a link is on its way. It works for one hour.";
const NO_MAIL = "This site can't send mail. Please ask its operator for a link.";
const AdminCreated = Type.Object({ message: Type.String() });

export const accountRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { database, config, keys, throttle } = services;
  const viewerOf = (request: FastifyRequest, reply: FastifyReply) =>
    readViewer(request, personal(reply), keys);

  app.post(
    "/auth/signup",
    { schema: { summary: "Create an account and sign in", body: SignUp, response: { 200: UserSession } } },
    async (request, reply) => {
      const viewer = viewerOf(request, reply);
      const name = readText(request.body.name, "name");
      const email = storedEmail(request.body.email);
      const { password } = request.body;
      await requireStrongPassword(services.config, password, { role: "user", name, email });
      await throttle.attempt(signUpRules(viewer, config.signUpsPerHour));
      const passwordHash = await hashPassword(password);
      const { account, token } = await database.transaction(async (transaction) => {
        const created = await insertAccount(transaction, {
          role: "user",
          name,
          email,
          passwordHash,
        });
        if (!created) throw emailTaken();
        await rememberGuest(transaction, created.id, viewer.guestId);
        await recordSignUp(transaction, created.id, viewer.utcDay);
        return { account: created, token: await startSession(services, transaction, created, request) };
      });
      logSecurity(services, request, "sign-up", { role: "user", account: account.id });
      return presentUserSession(services, account, viewer, token);
    },
  );

  for (const { role, path, who, session } of LOGINS)
    app.post(
      path,
      {
        schema: {
          summary: role === "user" ? "Sign in" : `Sign in as ${who}`,
          body: Credentials,
          response: { 200: session, 202: PasskeyDemand },
        },
      },
      async (request, reply): Promise<UserSession | AdminSession> => {
        const viewer = viewerOf(request, reply);
        const account = await signIn(services, role, request, viewer);
        const demand = await demandPasskey(services, request, account);
        if (demand) return reply.code(202).send(demand);
        return completeSignIn(services, request, account, viewer);
      },
    );

  app.post(
    "/admin/signup",
    {
      schema: {
        summary: "Create an administrator, with the code that the operator set",
        body: AdminSignUp,
        response: { 201: AdminCreated },
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request, reply);
      const { adminCode, password } = request.body;
      const name = readText(request.body.name, "name");
      const email = storedEmail(request.body.email);
      if (config.adminSignUpCode === undefined) {
        throw new Problem(403, "closed", "Administrator sign-up is closed");
      }
      const rules = adminCodeRules(viewer.network);
      await throttle.attempt(rules);
      if (!sameText(adminCode, config.adminSignUpCode)) {
        throw new Problem(403, "invalid-code", "Invalid admin code", { field: "adminCode" });
      }
      await throttle.succeeded(rules);
      await requireStrongPassword(services.config, password, { role: "admin", name, email });
      const passwordHash = await hashPassword(password);
      const { id } = await database.transaction(async (transaction) => {
        const created = await insertAccount(transaction, { role: "admin", name, email, passwordHash });
        if (!created) throw emailTaken();
        await recordAudit(transaction, created, {
          action: "admin.create",
          subject: created.id,
          detail: "signed up with the admin code",
        });
        return created;
      });
      logSecurity(services, request, "sign-up", { role: "admin", account: id });
      return reply.code(201).send({ message: "Admin account created successfully!" });
    },
  );

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

  app.get(
    "/public/demo",
    {
      schema: {
        summary: "Credentials to try the demo with; null unless the server runs with demo data",
        response: { 200: DemoCredentials },
      },
    },
    async (_request, reply) => {
      personal(reply);
      return services.demo;
    },
  );
};
