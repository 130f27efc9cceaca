import { useHost } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import { useAuthForm } from "../form/use-auth-form";
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
      session.signInAdministrator(await http.send(logInAdministrator({ email: email.trim(), password })));
      notifications.toast("success", TEXTS.adminLogin.welcome);
    },
  });
};
