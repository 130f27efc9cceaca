import type { AdminUserList } from "@promptfolio/contracts/api/admin";
import { useHost, useSession } from "@promptfolio/host";
import { getApiStatus, getUsers } from "@promptfolio/host/api/admin";
import { type UseQueryResult, useMutation } from "@promptfolio/host/query";
import { FigureList } from "../analytics/figure-list";
import { Panel } from "../frame/panel";
import { failureText } from "../lib/failure-text";
import { formatTime } from "../lib/format";
import { intervalOf, usePace } from "../live/pace";

/** The outcome of one request of the test. */
interface ApiTestResult {
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
  return useMutation({
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
};

interface DebugPanelProps {
  /** The request that filled the table. */
  path: string;
  query: UseQueryResult<AdminUserList>;
  results: readonly ApiTestResult[];
}

/** Polling, requests and failures behind the table; shown in test mode. */
export const DebugPanel = ({ path, query, results }: DebugPanelProps) => {
  const session = useSession();
  const interval = intervalOf(usePace());
  const { data, dataUpdatedAt, error, isFetching } = query;
  return (
    <Panel title="Debug panel" note="Test mode">
      <FigureList
        figures={[
          ["Polling", interval === undefined ? "paused" : `every ${interval / 1_000} s`],
          ["Signed in as", session.kind === "administrator" ? session.email : session.kind],
          ["Request", <code key="path">{`GET ${path}`}</code>],
          ["Users", `${data?.users.length ?? 0} of ${data?.total ?? 0}`],
          ["Last response", dataUpdatedAt === 0 ? "none" : formatTime(dataUpdatedAt)],
          ["State", isFetching ? "fetching" : error ? failureText(error) : "idle"],
          ...results.map(
            ({ request, ok, outcome }) => [request, `${ok ? "OK" : "failed"}: ${outcome}`] as const,
          ),
        ]}
      />
    </Panel>
  );
};
