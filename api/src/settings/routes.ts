import { SystemSettings } from "@promptfolio/contracts/api/settings";
import type { FastifyPluginAsync } from "fastify";
import { sendPublic } from "../http/send-public";
import type { Services } from "../services";
import { readSettings } from "./queries";

export const settingsRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { database, answers } = services;

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
};
