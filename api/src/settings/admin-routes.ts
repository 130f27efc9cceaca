import { SettingsUpdated, SystemSettings } from "@promptfolio/contracts/api/settings";
import type { FastifyPluginAsync } from "fastify";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { recordAudit } from "../audit/audit";
import { describeChange } from "../audit/describe-change";
import { describeRoutes } from "../http/describe-routes";
import type { SettingsServices } from "./routes";
import { readSettings, writeSettings } from "./settings-repository";

const named = ({ dailyLimit, guestLimit }: SystemSettings) => ({
  "daily limit": dailyLimit,
  "guest limit": guestLimit,
});

export const adminSettingsRoutes: FastifyPluginAsync<{ services: SettingsServices }> = async (
  app,
  { services },
) => {
  describeRoutes(app, { tags: ["Settings"] });
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/settings",
    { schema: { summary: "The daily limits", response: { 200: SystemSettings } } },
    () => readSettings(database),
  );

  app.put<{ Body: SystemSettings }>(
    "/admin/settings",
    {
      schema: {
        summary: "Change the daily limits, of existing accounts too",
        body: SystemSettings,
        response: { 200: SettingsUpdated },
      },
    },
    async (request): Promise<SettingsUpdated> => {
      const settings = request.body;
      const usersUpdated = await database.transaction(async (transaction) => {
        const before = await readSettings(transaction);
        const moved = await writeSettings(transaction, settings);
        await recordAudit(transaction, adminOf(request), {
          action: "settings.update",
          subject: "settings",
          detail: describeChange(named(before), named(settings), ["daily limit", "guest limit"]),
        });
        return moved;
      });
      await services.changed();
      return { settings, message: "Settings have been updated.", usersUpdated };
    },
  );
};
