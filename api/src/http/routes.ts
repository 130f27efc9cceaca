import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifySchema,
  FastifyTypeProvider,
  RawServerDefault,
} from "fastify";
import type { Static, TSchema } from "typebox";

/** Gives requests the types of their route's schemas. */
interface SchemaTypes extends FastifyTypeProvider {
  validator: this["schema"] extends TSchema ? Static<this["schema"]> : unknown;
}

/** A plugin that adds routes. */
export type Routes<Services> = FastifyPluginAsync<{ services: Services }, RawServerDefault, SchemaTypes>;

/** Adds what the routes of `app` have in common to the description of each. Call it before they are added. */
export const describeRoutes = (app: Pick<FastifyInstance, "addHook">, common: FastifySchema): void => {
  app.addHook("onRoute", (route) => {
    route.schema = { ...common, ...route.schema };
  });
};
