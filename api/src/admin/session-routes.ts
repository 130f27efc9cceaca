import { AdminProfile } from "@promptfolio/contracts/api/admin";
import type { FastifyPluginAsync } from "fastify";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";

/** Lets other servers, which have no accounts, check an administrator's token. */
export const adminSessionRoutes: FastifyPluginAsync<{ services: AccountServices }> = async (
  app,
  { services },
) => {
  const adminOf = onlyAdministrators(app, services.authentication);
  app.get(
    "/admin/session",
    {
      schema: {
        summary: "The administrator that the token belongs to",
        tags: ["Accounts"],
        response: { 200: AdminProfile },
      },
    },
    async (request): Promise<AdminProfile> => {
      const { name, email } = adminOf(request);
      return { name, email };
    },
  );
};
