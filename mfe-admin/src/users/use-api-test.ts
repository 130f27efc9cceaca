import { useHost } from "@promptfolio/host";
import { getApiStatus, getUsers } from "@promptfolio/host/api/admin";
import { useMutation } from "@promptfolio/host/query";
import { failureText } from "../lib/failure-text";

/** The outcome of one request of the test. */
export interface ApiTestResult {
  request: string;
  ok: boolean;
  outcome: string;
}

const attempt = async (request: string, send: () => Promise<string>): Promise<ApiTestResult> => {
  try {
    return { request, ok: true, outcome: await send() };
  } catch (error) {
    return { request, ok: false, outcome: failureText(error) };
  }
};

/** Requests the backend's status, and the users with the stored token. */
export const useApiTest = () => {
  const { http, notifications } = useHost();
  const test = useMutation({
    mutationFn: () =>
      Promise.all([
        attempt("GET /", async () => `status ${(await http.send(getApiStatus())).status}`),
        attempt("GET /admin/users", async () => `${(await http.send(getUsers())).total} users`),
      ]),
    onSuccess: (results) => {
      const failed = results.find(({ ok }) => !ok);
      if (failed) notifications.toast("error", `API test failed: ${failed.request}: ${failed.outcome}`);
      else
        notifications.toast(
          "success",
          `API test passed: ${results.map(({ outcome }) => outcome).join(", ")}`,
        );
    },
  });
  return { busy: test.isPending, results: test.data ?? [], run: () => test.mutate() };
};
