import { SettingsUpdated, SystemSettings } from "@promptfolio/shared/contracts/api/settings";
import type { FastifyPluginAsync } from "fastify";
import { recordAudit } from "../admin/audit";
import { personal, sendPublic } from "../http/send-public";
import type { Services } from "../services";
import { readSettings, writeSettings } from "./queries";

export const settingsRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { database, answers, sessions } = services;

  app.get(
    "/public/system-settings",
    {
      schema: {
        summary: "The daily limits of registered users and of guests",
        tags: ["Settings"],
        response: { 200: SystemSettings },
      },
    },
    (request, reply) => sendPublic(answers, "settings", request, reply, () => readSettings(database)),
  );

  app.get(
    "/admin/settings",
    {
      schema: {
        summary: "The settings, as an administrator sees them",
        tags: ["Settings"],
        security: [{ admin: [] }],
        response: { 200: SystemSettings },
      },
    },
    async (request, reply) => {
      await sessions.require(request, "admin");
      personal(reply);
      return readSettings(database);
    },
  );

  app.put<{ Body: SystemSettings }>(
    "/admin/settings",
    {
      schema: {
        summary: "Change the daily limits, of existing accounts too",
        tags: ["Settings"],
        security: [{ admin: [] }],
        body: SystemSettings,
        response: { 200: SettingsUpdated },
      },
    },
    async (request, reply) => {
      const admin = await sessions.require(request, "admin");
      const settings = request.body;
      const usersUpdated = await database.transaction(async (transaction) => {
        const before = await readSettings(transaction);
        const moved = await writeSettings(transaction, settings);
        await recordAudit(transaction, admin, {
          action: "settings.update",
          subject: "settings",
          detail: `daily limit ${before.dailyLimit} to ${settings.dailyLimit}, guest limit ${before.guestLimit} to ${settings.guestLimit}`,
        });
        return moved;
      });
      services.changed();
      personal(reply);
      return { settings, message: "Settings have been updated.", usersUpdated };
    },
  );
};
