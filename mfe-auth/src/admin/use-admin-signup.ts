import { useHost } from "@promptfolio/host";
import { signUpAdministrator } from "@promptfolio/host/api/accounts";
import { useNavigate } from "@promptfolio/host/router";
import { useAuthForm } from "../form/use-auth-form";
import { adminSignupRefusal } from "../rules/refusal";
import { ADMIN_SIGNUP_FIELDS, adminSignupProblem } from "../rules/validation";
import { TEXTS } from "../texts";

/** Creating an administrator's account; signing in with it is the next page's. */
export const useAdminSignup = () => {
  const { http, notifications } = useHost();
  const navigate = useNavigate();
  return useAuthForm({
    where: "admin signup",
    fields: ADMIN_SIGNUP_FIELDS,
    problemOf: adminSignupProblem,
    refusalOf: adminSignupRefusal,
    send: async ({ name, email, password, adminCode }) => {
      await http.send(
        signUpAdministrator({
          name: name.trim(),
          email: email.trim(),
          password,
          adminCode: adminCode.trim(),
        }),
      );
      notifications.toast("success", TEXTS.adminSignup.done);
      await navigate("/admin/login");
    },
  });
};
