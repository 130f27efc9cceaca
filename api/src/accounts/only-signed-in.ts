import type { FastifyInstance, FastifyRequest } from "fastify";
import { unauthenticated } from "../http/problem";
import { personal } from "../http/send-public";
import type { Account, Authentication } from "./authentication";

/**
 * Restricts the routes of `app` to signed-in accounts, of users and administrators alike.
 * @returns reads the account of a request
 */
export const signedIn = (
  app: FastifyInstance,
  authentication: Authentication,
): ((request: FastifyRequest) => Account) => {
  app.addHook("onRequest", async (request, reply) => {
    personal(reply);
    if (!(await authentication.account(request))) throw unauthenticated();
  });
  return (request) => {
    const account = authentication.known(request);
    if (!account) throw new Error("No account for this request");
    return account;
  };
};
