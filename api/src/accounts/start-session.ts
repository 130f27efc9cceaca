import type { FastifyRequest } from "fastify";
import type { Queryable } from "../database/database";
import type { Services } from "../services";
import { browserName } from "./browser-name";
import { insertSession } from "./sessions";
import type { Role } from "./tokens";

/** Starts a session in the request's browser. @returns its access token */
export const startSession = async (
  { config, tokens }: Pick<Services, "config" | "tokens">,
  database: Queryable,
  { id: userId, role }: { id: string; role: Role },
  request: FastifyRequest,
): Promise<string> => {
  const browser = browserName(request.headers["user-agent"]);
  const sessionId = await insertSession(database, { userId, browser, hours: config.tokenHours[role] });
  return tokens.issue({ userId, role, sessionId });
};
