import type { FastifyInstance, FastifySchema } from "fastify";

/** Adds what the routes of `app` have in common to the description of each. Call it before they are added. */
export const describeRoutes = (app: FastifyInstance, common: FastifySchema): void => {
  app.addHook("onRoute", (route) => {
    route.schema = { ...common, ...route.schema };
  });
};
