import { useHost } from "@promptfolio/host";
import { isApiError } from "@promptfolio/host/api/api-error";
import { FormProblem } from "./validation";

/** Shows why something failed, in the server's words if there are any. Reports what nobody expected. */
export const useFailureToast = (where: string) => {
  const { notifications, report } = useHost();
  return (error: Error): void => {
    if (!(error instanceof FormProblem || isApiError(error))) report(error, where);
    notifications.toast("error", (isApiError(error) && error.detail) || error.message);
  };
};
