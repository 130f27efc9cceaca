import { AdminProfile, Analytics, AnalyticsQuery } from "@promptfolio/contracts/api/admin";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import type { Routes } from "../http/routes";
import { readAnalytics } from "./analytics";

export const adminRoutes: Routes<AccountServices> = async (app, { services }) => {
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get<{ Querystring: Required<AnalyticsQuery> }>(
    "/admin/analytics",
    {
      schema: {
        summary: "Totals, categories by views, and the last days",
        tags: ["Analytics"],
        querystring: AnalyticsQuery,
        response: { 200: Analytics },
      },
    },
    ({ query }) => readAnalytics(services.database, query.days),
  );

  // Lets other servers, which have no accounts, check an administrator's token.
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
