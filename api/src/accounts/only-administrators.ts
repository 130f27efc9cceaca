import type { FastifyInstance, FastifyRequest } from "fastify";
import { personal } from "../http/send-public";
import type { Authentication } from "./authentication";
import type { Account } from "./tokens";

/**
 * Restricts the routes of `app` to administrators, before anything else in a request is checked.
 * @returns a function that reads the administrator of a request
 */
export const onlyAdministrators = (
  app: FastifyInstance,
  authentication: Authentication,
): ((request: FastifyRequest) => Account) => {
  const administrators = new WeakMap<FastifyRequest, Account>();
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    administrators.set(request, await authentication.require(request, "admin"));
  });
  return (request) => {
    const admin = administrators.get(request);
    if (!admin) throw new Error("No administrator for this request");
    return admin;
  };
};

/** `security` of a route that needs an administrator's token. */
export const ADMIN_SECURITY = [{ admin: [] }] as const;
