import { useHost } from "@promptfolio/host";
import { getApiStatus, getUsers } from "@promptfolio/host/api/admin";
import { useState } from "react";
import { failureText } from "../lib/failure-text";

/** What one call of the test came to. */
export interface ApiTestResult {
  call: string;
  ok: boolean;
  outcome: string;
}

/** Asks the backend for its status, and for the users with the stored token. */
export const useApiTest = () => {
  const { http, notifications } = useHost();
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly ApiTestResult[]>([]);

  const attempt = async (call: string, ask: () => Promise<string>): Promise<ApiTestResult> => {
    try {
      return { call, ok: true, outcome: await ask() };
    } catch (error) {
      return { call, ok: false, outcome: failureText(error) };
    }
  };

  const run = async () => {
    setBusy(true);
    const found = await Promise.all([
      attempt("GET /", async () => `status ${(await http.send(getApiStatus())).status}`),
      attempt("GET /admin/users", async () => `${(await http.send(getUsers())).total} users`),
    ]);
    setResults(found);
    setBusy(false);
    const failed = found.find(({ ok }) => !ok);
    if (failed) notifications.toast("error", `API test failed: ${failed.call}: ${failed.outcome}`);
    else notifications.toast("success", `API test passed: ${found.map(({ outcome }) => outcome).join(", ")}`);
  };

  return { busy, results, run };
};
