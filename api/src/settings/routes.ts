import { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { FastifyPluginAsync } from "fastify";
import { sendPublic } from "../http/send-public";
import type { Services } from "../services";
import { readSettings } from "./settings-repository";

export const settingsRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
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
