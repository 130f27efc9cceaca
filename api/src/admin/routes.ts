import { Analytics, AnalyticsQuery } from "@promptfolio/contracts/api/admin";
import type { FastifyPluginAsync } from "fastify";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { readAnalytics } from "./analytics";

export const adminRoutes: FastifyPluginAsync<{ services: AccountServices }> = async (app, { services }) => {
  const { database } = services;
  onlyAdministrators(app, services.authentication);

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
    ({ query }) => readAnalytics(database, query.days),
  );
};
