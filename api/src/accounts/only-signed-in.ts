import type { FastifyInstance, FastifyRequest } from "fastify";
import { unauthenticated } from "../http/problem";
import { describeRoutes } from "../http/routes";
import { personal } from "../http/send-public";
import type { Authentication } from "./authentication";
import type { Account, Role } from "./tokens";

/** Restricts the routes of `app`, before anything else in a request is checked. */
const restrict = (
  app: FastifyInstance,
  authentication: Authentication,
  roles: readonly Role[],
  check: (request: FastifyRequest) => Promise<unknown>,
): ((request: FastifyRequest) => Account) => {
  describeRoutes(app, { security: roles.map((role) => ({ [role]: [] })) });
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    await check(request);
  });
  return (request) => {
    const account = authentication.known(request);
    if (!account) throw new Error("No account for this request");
    return account;
  };
};

/**
 * Restricts the routes of `app` to signed-in accounts, both users and administrators.
 * @returns a function that reads the account of a request
 */
export const signedIn = (app: FastifyInstance, authentication: Authentication) =>
  restrict(app, authentication, ["user", "admin"], async (request) => {
    if (!(await authentication.account(request))) throw unauthenticated();
  });

/** Restricts the routes of `app` to users. @returns a function that reads the user of a request */
export const onlyUsers = (app: FastifyInstance, authentication: Authentication) =>
  restrict(app, authentication, ["user"], (request) => authentication.require(request, "user"));

/** Restricts the routes of `app` to administrators. @returns a function that reads the administrator of a request */
export const onlyAdministrators = (app: FastifyInstance, authentication: Authentication) =>
  restrict(app, authentication, ["admin"], (request) => authentication.require(request, "admin"));
