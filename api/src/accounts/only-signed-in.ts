import type { FastifyInstance, FastifyRequest } from "fastify";
import { describeRoutes } from "../http/routes";
import { personal } from "../http/send-public";
import type { Authentication } from "./authentication";
import type { Account, Role } from "./tokens";

/**
 * Restricts the routes of `app` to signed-in accounts, of one role if it is given, before anything else in a request is
 * checked.
 * @returns a function that reads the account of a request
 */
export const onlySignedIn = (app: FastifyInstance, authentication: Authentication, role?: Role) => {
  const roles = role === undefined ? ["user", "admin"] : [role];
  describeRoutes(app, { security: roles.map((name) => ({ [name]: [] })) });
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    await authentication.require(request, role);
  });
  return (request: FastifyRequest): Account => {
    const account = authentication.known(request);
    if (!account) throw new Error("No account for this request");
    return account;
  };
};

export const onlyAdministrators = (app: FastifyInstance, authentication: Authentication) =>
  onlySignedIn(app, authentication, "admin");
