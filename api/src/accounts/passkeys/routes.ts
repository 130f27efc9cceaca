import {
  CreationOptions,
  NewCredential,
  PasskeyAdded,
  PasskeyConfirmation,
  PasskeyList,
  RecoveryCodes,
} from "@promptfolio/contracts/api/passkeys";
import { Type } from "typebox";
import { recordAudit } from "../../audit/audit";
import type { Queryable } from "../../database/database";
import { notFound, Problem } from "../../http/problem";
import { describeRoutes, type Routes } from "../../http/routes";
import type { AccountServices } from "../account-services";
import { confirmPassword } from "../confirm-password";
import { notify } from "../messages";
import { onlySignedIn } from "../only-signed-in";
import { logSecurity } from "../security-log";
import type { Account } from "../tokens";
import { countRecoveryCodes, deleteRecoveryCodes, makeRecoveryCodes } from "./recovery-codes";
import { registerPasskey, registrationOptions, relyingPartyOf } from "./register";
import { deletePasskey, listPasskeys } from "./repository";

const params = Type.Object({ id: Type.String({ pattern: "^[\\w-]{1,1400}$" }) });

/** Routes for the signed-in account's own passkeys. */
export const passkeyRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Accounts"] });
  const { config, database } = services;
  const accountOf = onlySignedIn(app, services.authentication);
  /** Changes of administrators are in the audit log. */
  const record = async (queryable: Queryable, account: Account, action: string, detail: string) => {
    if (account.role === "admin") {
      await recordAudit(queryable, account, { action, subject: account.userId, detail });
    }
  };

  app.get(
    "/auth/passkeys",
    { schema: { summary: "The account's passkeys", response: { 200: PasskeyList } } },
    async (request) => {
      const { userId, role } = accountOf(request);
      const found = await listPasskeys(database, userId);
      return {
        passkeys: found,
        required: role === "user" ? found.length > 0 : config.passkeyRequired,
        recoveryCodes: await countRecoveryCodes(database, userId),
      };
    },
  );

  app.post(
    "/auth/passkeys/options",
    {
      schema: {
        summary: "What an authenticator is asked to make a passkey",
        body: PasskeyConfirmation,
        response: { 200: CreationOptions },
      },
    },
    async (request): Promise<CreationOptions> => {
      const account = accountOf(request);
      await confirmPassword(services, request, account, request.body.password);
      const { userId: id, name, email } = account;
      return registrationOptions(database, relyingPartyOf(config, request), { id, name, email }, "add");
    },
  );

  app.post(
    "/auth/passkeys",
    {
      schema: {
        summary: "Add a passkey; the first one comes with recovery codes",
        body: NewCredential,
        response: { 201: PasskeyAdded },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      const created = await registerPasskey(services, request, request.body, "add", account.userId);
      const recoveryCodes = await database.transaction(async (transaction) => {
        await record(transaction, account, "admin.passkey-add", `passkey of ${created.name}`);
        const hasCodes = (await countRecoveryCodes(transaction, account.userId)) > 0;
        return hasCodes ? [] : makeRecoveryCodes(transaction, account.userId);
      });
      logSecurity(services, request, "passkey-added");
      notify(services, request, account.email, "passkey-added");
      return reply.code(201).send({ passkey: created, recoveryCodes });
    },
  );

  app.post(
    "/auth/recovery-codes",
    {
      schema: {
        summary: "Make new recovery codes, which replace the earlier ones",
        body: PasskeyConfirmation,
        response: { 200: RecoveryCodes },
      },
    },
    async (request): Promise<RecoveryCodes> => {
      const account = accountOf(request);
      await confirmPassword(services, request, account, request.body.password);
      if ((await listPasskeys(database, account.userId)).length === 0) throw notFound("Passkey not found");
      const recoveryCodes = await database.transaction(async (transaction) => {
        await record(transaction, account, "admin.recovery-codes", "new recovery codes");
        return makeRecoveryCodes(transaction, account.userId);
      });
      logSecurity(services, request, "recovery-codes-made");
      return { recoveryCodes };
    },
  );

  app.delete(
    "/auth/passkeys/:id",
    {
      schema: {
        summary: "Remove a passkey; never the last one where one is required",
        params,
        body: PasskeyConfirmation,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const account = accountOf(request);
      await confirmPassword(services, request, account, request.body.password);
      const own = await listPasskeys(database, account.userId);
      const passkey = own.find(({ id }) => id === request.params.id);
      if (!passkey) throw notFound("Passkey not found");
      if (account.role === "admin" && config.passkeyRequired && own.length === 1) {
        throw new Problem(409, "last-passkey", "This site requires a passkey. Add another one first.");
      }
      await database.transaction(async (transaction) => {
        await deletePasskey(transaction, account.userId, passkey.id);
        if (own.length === 1) await deleteRecoveryCodes(transaction, account.userId);
        await record(transaction, account, "admin.passkey-remove", `passkey of ${passkey.name}`);
      });
      logSecurity(services, request, "passkey-removed");
      return reply.code(204).send();
    },
  );
};
