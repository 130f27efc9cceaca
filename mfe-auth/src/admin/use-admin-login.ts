import { useHost } from "@promptfolio/host";
import { logInAdministrator } from "@promptfolio/host/api/accounts";
import { useAuthForm } from "../form/use-auth-form";
import { adminLoginRefusal } from "../rules/refusal";
import { LOGIN_FIELDS, loginProblem } from "../rules/validation";
import { TEXTS } from "../texts";

/** Signing an administrator in; the page leaves for the dashboard as soon as the session is one. */
export const useAdminLogin = () => {
  const { http, session, notifications } = useHost();
  return useAuthForm({
    where: "admin login",
    fields: LOGIN_FIELDS,
    problemOf: loginProblem,
    refusalOf: adminLoginRefusal,
    send: async ({ email, password }) => {
      const answer = await http.send(logInAdministrator({ email: email.trim(), password }));
      session.signInAdministrator(answer);
      notifications.toast("success", TEXTS.adminLogin.welcome);
    },
  });
};
