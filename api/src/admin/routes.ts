import { Analytics, AnalyticsQuery } from "@promptfolio/contracts/api/admin";
import type { FastifyPluginAsync } from "fastify";
import type { AccountServices } from "../accounts/account-services";
import { ADMIN_SECURITY, onlyAdministrators } from "../accounts/only-administrators";
import { readAnalytics } from "./analytics";

const security = ADMIN_SECURITY;

export const adminRoutes: FastifyPluginAsync<{ services: AccountServices }> = async (app, { services }) => {
  const { database } = services;
  onlyAdministrators(app, services.authentication);

  app.get<{ Querystring: Required<AnalyticsQuery> }>(
    "/admin/analytics",
    {
      schema: {
        summary: "Totals, categories by views, and the last days",
        tags: ["Analytics"],
        security,
        querystring: AnalyticsQuery,
        response: { 200: Analytics },
      },
    },
    ({ query }) => readAnalytics(database, query.days),
  );
};
