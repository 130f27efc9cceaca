import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Account, Sessions } from "../accounts/session";
import { personal } from "../http/send-public";

/**
 * Lets only administrators pass to the routes of `app`, before anything else about a request is looked at.
 * @returns who is asking
 */
export function onlyAdministrators(
  app: FastifyInstance,
  sessions: Sessions,
): (request: FastifyRequest) => Account {
  const asking = new WeakMap<FastifyRequest, Account>();
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    asking.set(request, await sessions.require(request, "admin"));
  });
  return (request) => {
    const admin = asking.get(request);
    if (!admin) throw new Error("A request passed without an administrator");
    return admin;
  };
}

/** For the routes' schemas: the call needs an administrator's token. */
export const ADMIN_SECURITY = [{ admin: [] }] as const;
