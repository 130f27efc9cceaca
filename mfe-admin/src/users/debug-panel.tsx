import { useSession } from "@promptfolio/host";
import { FigureList } from "../analytics/figure-list";
import { Panel } from "../frame/panel";
import { formatTime } from "../lib/format";
import { intervalOf, usePace } from "../live/pace";
import type { ApiTestResult } from "./use-api-test";

interface DebugPanelProps {
  /** The request that filled the table. */
  path: string;
  shown: number;
  total: number;
  updatedAt: number;
  fetching: boolean;
  failure: string | undefined;
  results: readonly ApiTestResult[];
}

/** Polling, requests and failures behind the table; shown in test mode. */
export const DebugPanel = (props: DebugPanelProps) => {
  const { path, shown, total, updatedAt, fetching, failure, results } = props;
  const session = useSession();
  const interval = intervalOf(usePace());
  return (
    <Panel title="Debug panel" note="Test mode">
      <FigureList
        figures={[
          ["Polling", interval === undefined ? "paused" : `every ${interval / 1_000} s`],
          ["Signed in as", session.kind === "administrator" ? session.email : session.kind],
          ["Request", <code key="path">{`GET ${path}`}</code>],
          ["Users", `${shown} of ${total}`],
          ["Last response", updatedAt === 0 ? "none" : formatTime(updatedAt)],
          ["State", fetching ? "fetching" : (failure ?? "idle")],
          ...results.map(
            ({ request, ok, outcome }) => [request, `${ok ? "OK" : "failed"}: ${outcome}`] as const,
          ),
        ]}
      />
    </Panel>
  );
};
