import { AdministratorList, UserStatusUpdate, UserStatusUpdated } from "@promptfolio/contracts/api/admin";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { describeRoutes, type Routes } from "../http/routes";
import { listAdministrators, setAdministratorStatus } from "./administrators";

const params = Type.Object({ id: Type.String({ pattern: "^[a-z0-9]{20,40}$" }) });

export const administratorRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Administrators"] });
  const { accounts } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/administrators",
    { schema: { summary: "All administrators", response: { 200: AdministratorList } } },
    async (request): Promise<AdministratorList> => ({
      administrators: await listAdministrators(services, adminOf(request).userId),
    }),
  );

  app.put(
    "/admin/administrators/:id/status",
    {
      schema: {
        summary: "Activate or deactivate an administrator, at once; never the last active one",
        params,
        body: UserStatusUpdate,
        response: { 200: UserStatusUpdated },
      },
    },
    async (request): Promise<UserStatusUpdated> => {
      const { id } = request.params;
      const isActive = request.body.is_active;
      await setAdministratorStatus(services, adminOf(request), id, isActive);
      accounts.forget(id);
      const verb = isActive ? "activated" : "deactivated";
      return { message: `The administrator has been ${verb}.` };
    },
  );
};
