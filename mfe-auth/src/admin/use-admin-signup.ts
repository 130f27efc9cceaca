import { useHost } from "@promptfolio/host";
import { signUpAdministrator } from "@promptfolio/host/api/accounts";
import { useNavigate } from "@promptfolio/host/router";
import { useAuthForm } from "../form/use-auth-form";
import { adminSignupError } from "../rules/request-error";
import { ADMIN_SIGNUP_FIELDS, checkNewAdministrator, validateAdminSignup } from "../rules/validation";
import { TEXTS } from "../texts";

/** Creates an administrator's account and leads to the sign-in. */
export const useAdminSignup = () => {
  const { http, notifications } = useHost();
  const navigate = useNavigate();
  return useAuthForm({
    where: "admin signup",
    fields: ADMIN_SIGNUP_FIELDS,
    validate: validateAdminSignup,
    check: checkNewAdministrator,
    toFormError: adminSignupError,
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
