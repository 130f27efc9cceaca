import { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { FastifyPluginAsync } from "fastify";
import type { Authentication } from "../accounts/authentication";
import type { Database } from "../database/database";
import type { ResponseCache } from "../http/response-cache";
import { sendPublic } from "../http/send-public";
import { readSettings } from "./settings-repository";

/** What the routes of settings need. */
export interface SettingsServices {
  readonly database: Database;
  readonly authentication: Authentication;
  readonly responses: ResponseCache;
  /** Must be called after each change of public responses. */
  changed(): Promise<void>;
}

export const settingsRoutes: FastifyPluginAsync<{ services: SettingsServices }> = async (
  app,
  { services },
) => {
  const { database, responses } = services;

  app.get(
    "/public/system-settings",
    {
      schema: {
        summary: "The daily limits of registered users and of guests",
        tags: ["Settings"],
        response: { 200: SystemSettings },
      },
    },
    (request, reply) => sendPublic(responses, "settings", request, reply, () => readSettings(database)),
  );
};
