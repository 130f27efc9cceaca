import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { useHost } from "@promptfolio/host";
import { useNavigate } from "@promptfolio/host/router";

/** What follows a sign-in: the shell takes the session over, a greeting, and back to where the visitor was. */
export const useArrive = (path: string) => {
  const { session, notifications } = useHost();
  const navigate = useNavigate();
  return async (answer: UserSession, greeting: string): Promise<void> => {
    session.signIn(answer);
    notifications.toast("success", greeting);
    await navigate(path, { replace: true });
  };
};
