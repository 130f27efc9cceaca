import {
  CreationOptions,
  NewCredential,
  Passkey,
  PasskeyConfirmation,
  PasskeyList,
} from "@promptfolio/contracts/api/passkeys";
import type { FastifyPluginAsync } from "fastify";
import { type Static, Type } from "typebox";
import { recordAudit } from "../../admin/audit";
import { ADMIN_SECURITY, onlyAdministrators } from "../../admin/only-administrators";
import { notFound, Problem } from "../../http/problem";
import type { Services } from "../../services";
import { confirmPassword } from "../confirm-password";
import { notify } from "../notify";
import { logSecurity } from "../security-log";
import { registerPasskey, registrationOptions } from "./register";
import { relyingPartyOf } from "./relying-party";
import { deletePasskey, listPasskeys, presentPasskey } from "./repository";

const tags = ["Administrators"];
const security = ADMIN_SECURITY;
const params = Type.Object({ id: Type.String({ pattern: "^[\\w-]{1,1400}$" }) });

/** Routes for the signed-in administrator's own passkeys. */
export const passkeyRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { config, database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/passkeys",
    { schema: { summary: "The administrator's passkeys", tags, security, response: { 200: PasskeyList } } },
    async (request): Promise<PasskeyList> => {
      const found = await listPasskeys(database, adminOf(request).userId);
      return { passkeys: found.map(presentPasskey), required: config.passkeyRequired };
    },
  );

  app.post<{ Body: PasskeyConfirmation }>(
    "/admin/passkeys/options",
    {
      schema: {
        summary: "What an authenticator is asked to make a passkey",
        tags,
        security,
        body: PasskeyConfirmation,
        response: { 200: CreationOptions },
      },
    },
    async (request): Promise<CreationOptions> => {
      const { userId: id, name, email, ...account } = adminOf(request);
      await confirmPassword(
        services,
        request,
        { userId: id, name, email, ...account },
        request.body.password,
      );
      const party = relyingPartyOf(config, request);
      return registrationOptions(database, party, { id, name, email }, "add");
    },
  );

  app.post<{ Body: NewCredential }>(
    "/admin/passkeys",
    { schema: { summary: "Add a passkey", tags, security, body: NewCredential, response: { 201: Passkey } } },
    async (request, reply) => {
      const account = adminOf(request);
      const created = await registerPasskey(services, request, request.body, "add", account.userId);
      await recordAudit(database, account, {
        action: "admin.passkey-add",
        subject: account.userId,
        detail: `passkey of ${created.name}`,
      });
      logSecurity(services, request, "passkey-added");
      notify(services, request, account.email, "passkey-added");
      return reply.code(201).send(presentPasskey(created));
    },
  );

  app.delete<{ Params: Static<typeof params>; Body: PasskeyConfirmation }>(
    "/admin/passkeys/:id",
    {
      schema: {
        summary: "Remove a passkey; never the last one where one is required",
        tags,
        security,
        params,
        body: PasskeyConfirmation,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const account = adminOf(request);
      await confirmPassword(services, request, account, request.body.password);
      const own = await listPasskeys(database, account.userId);
      const passkey = own.find(({ id }) => id === request.params.id);
      if (!passkey) throw notFound("Passkey not found");
      if (config.passkeyRequired && own.length === 1) {
        throw new Problem(409, "last-passkey", "This site requires a passkey. Add another one first.");
      }
      await deletePasskey(database, account.userId, passkey.id);
      await recordAudit(database, account, {
        action: "admin.passkey-remove",
        subject: account.userId,
        detail: `passkey of ${passkey.name}`,
      });
      logSecurity(services, request, "passkey-removed");
      return reply.code(204).send();
    },
  );
};
