import { SettingsUpdated, SystemSettings } from "@promptfolio/contracts/api/settings";
import type { FastifyPluginAsync } from "fastify";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { describeChange, recordAudit } from "../audit/audit";
import type { ResponseCache } from "../http/response-cache";
import { describeRoutes } from "../http/routes";
import { sendPublic } from "../http/send-public";
import { readSettings, writeSettings } from "./settings-repository";

interface SettingsServices extends Pick<AccountServices, "database" | "authentication"> {
  readonly responses: ResponseCache;
  /** Must be called after each change of public responses. */
  changed(): Promise<void>;
}
type SettingsRoutes = FastifyPluginAsync<{ services: SettingsServices }>;

export const settingsRoutes: SettingsRoutes = async (app, { services }) => {
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

const named = ({ dailyLimit, guestLimit }: SystemSettings) => ({
  "daily limit": dailyLimit,
  "guest limit": guestLimit,
});

export const adminSettingsRoutes: SettingsRoutes = async (app, { services }) => {
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
