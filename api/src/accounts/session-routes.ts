import { PasswordChange, RenewedToken, SessionEnd, SessionList } from "@promptfolio/contracts/api/accounts";
import { Type } from "typebox";
import { notFound } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import type { AccountServices } from "./account-services";
import { changePassword } from "./change-password";
import { confirmRecentSignIn } from "./confirm-password";
import { onlySignedIn } from "./only-signed-in";
import { logSecurity } from "./security-log";
import { endSession, listSessions } from "./sessions";

const params = Type.Object({ id: Type.String({ pattern: "^[a-z0-9]{24}$" }) });

export const sessionRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { accounts, database } = services;
  const accountOf = onlySignedIn(app, services.authentication);

  app.post(
    "/auth/logout",
    { schema: { summary: "End this session", response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { userId, sessionId } = accountOf(request);
      await endSession(database, userId, sessionId);
      accounts.forget(userId);
      logSecurity(services, request, "sign-out");
      return reply.code(204).send();
    },
  );

  app.get(
    "/auth/sessions",
    { schema: { summary: "The account's sessions", response: { 200: SessionList } } },
    async (request) => ({ sessions: await listSessions(database, accountOf(request)) }),
  );

  app.delete(
    "/auth/sessions/:id",
    {
      schema: {
        summary: "End a session; with the password, if the sign-in was more than 15 minutes ago",
        params,
        body: Type.Union([SessionEnd, Type.Null()]),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const { userId } = account;
      await confirmRecentSignIn(services, request, account, request.body?.password);
      if (!(await endSession(database, userId, request.params.id))) throw notFound("Session not found");
      accounts.forget(userId);
      logSecurity(services, request, "session-ended");
      return reply.code(204).send();
    },
  );

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
