import { useHost } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import { useAuthForm } from "../form/use-auth-form";
import { meetDemand } from "../passkeys/meet-demand";
import { adminLoginError } from "../rules/request-error";
import { LOGIN_FIELDS, validateLogin } from "../rules/validation";
import { TEXTS } from "../texts";

/** Signs an administrator in; the page then redirects to the dashboard. */
export const useAdminLogin = () => {
  const { http, session, notifications } = useHost();
  return useAuthForm({
    where: "admin login",
    fields: LOGIN_FIELDS,
    validate: validateLogin,
    toFormError: adminLoginError,
    send: async ({ email, password }) => {
      const response = await http.send(logInAdministrator({ email: email.trim(), password }));
      session.signInAdministrator("passkey" in response ? await meetDemand(http, response) : response);
      notifications.toast("success", TEXTS.adminLogin.welcome);
    },
  });
};
