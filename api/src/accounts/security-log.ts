import { networkOf } from "@promptfolio/server/network";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { Problem } from "../http/problem";
import type { AccountServices } from "./account-services";

/** Every event of the security log; docs/security.md explains them. */
export const SECURITY_EVENTS = [
  "sign-up",
  "sign-in",
  "sign-in-failed",
  "sign-out",
  "session-ended",
  "throttled",
  "forbidden",
  "password-changed",
  "password-refused",
  "reset-requested",
  "reset-link-created",
  "password-reset",
  "reset-refused",
  "email-changed",
  "email-verified",
  "data-exported",
  "account-deleted",
  "users-exported",
  "administration",
  "passkey-added",
  "passkey-removed",
  "passkey-demanded",
  "passkey-refused",
  "recovery-codes-made",
  "recovery-code-used",
] as const;
type SecurityEvent = (typeof SECURITY_EVENTS)[number];

const FAILURES: ReadonlySet<SecurityEvent> = new Set([
  "sign-in-failed",
  "throttled",
  "forbidden",
  "password-refused",
  "reset-refused",
  "passkey-refused",
]);

type Details = { account?: string | undefined; [name: string]: string | undefined };

/** Writes a line to the security log: the event, the network's fingerprint, the account's id. Never an email. */
export const logSecurity = (
  { keys, authentication }: Pick<AccountServices, "keys" | "authentication">,
  request: FastifyRequest,
  event: SecurityEvent,
  details: Details = {},
): void => {
  const line = {
    security: event,
    network: keys.fingerprint(networkOf(request.ip)),
    account: authentication.known(request)?.userId,
    ...details,
  };
  if (FAILURES.has(event)) request.log.warn(line, "security");
  else request.log.info(line, "security");
};

const Subject = Type.Object({ id: Type.String() });

const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ""}`;

const isChange = ({ method, routeOptions }: FastifyRequest): boolean =>
  method !== "GET" && method !== "HEAD" && !routeOptions.url?.startsWith("/api/auth/");

/** Logs forbidden requests, throttled attempts and administrators' changes for all routes of `app`. */
export const installSecurityLog = (app: FastifyInstance, services: AccountServices): void => {
  app.addHook("onResponse", async (request, reply) => {
    if (
      services.authentication.known(request)?.role !== "admin" ||
      reply.statusCode >= 400 ||
      !isChange(request)
    )
      return;
    const subject = Value.Check(Subject, request.params) ? request.params.id : undefined;
    logSecurity(services, request, "administration", { route: routeOf(request), subject });
  });
  app.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof Problem)) return;
    const route = routeOf(request);
    if (error.code === "too-many-attempts") logSecurity(services, request, "throttled", { route });
    // A wrong password is logged where it was checked.
    else if (error.status === 403 && error.code !== "wrong-password")
      logSecurity(services, request, "forbidden", { route, code: error.code });
  });
};
