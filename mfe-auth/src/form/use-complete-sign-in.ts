import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { useHost } from "@promptfolio/host";
import { useNavigate } from "@promptfolio/host/router";

/** After a sign-in: stores the session, shows a greeting and returns to the previous page. */
export const useCompleteSignIn = (path: string) => {
  const { session, notifications } = useHost();
  const navigate = useNavigate();
  return async (userSession: UserSession, greeting: string): Promise<void> => {
    session.signIn(userSession);
    notifications.toast("success", greeting);
    await navigate(path, { replace: true });
  };
};
