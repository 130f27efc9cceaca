import { ADMIN } from "@promptfolio/contracts/limits";
import { getAnalytics, getUsers } from "@promptfolio/host/api/admin";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { media } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { LoadFailed } from "../frame/query-state";
import { Stack, TabStack } from "../lib/styles";
import { LiveBar } from "../live/live-bar";
import { useLiveQuery } from "../live/pace";
import { analyticsSignature, useLiveData, usersSignature } from "../live/use-live-data";
import { TEXTS } from "../texts";
import { AnalyticsPanels } from "./analytics-panels";
import { HistoryPanel } from "./history-panel";
import { isEmpty, type RangeDays } from "./metrics";
import { AnalyticsSkeleton, TotalCards } from "./total-cards";

const Blocks = styled(Stack)`
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export default function AnalyticsTab() {
  const [days, setDays] = useState<RangeDays>(30);
  // Twice the range, for the period before it.
  const analytics = useLiveQuery(getAnalytics({ days: 2 * days }), { keepPrevious: true });
  const users = useLiveQuery(getUsers({ limit: ADMIN.recentUsers }));
  const failed = [analytics, users].find((query) => query.isError && query.data === undefined);
  const live = useLiveData([analytics, users], {
    scope: "analytics",
    signature:
      analytics.data &&
      users.data &&
      `${analyticsSignature(analytics.data)}\n${usersSignature(users.data.recentUsers)}`,
  });

  if (failed)
    return <LoadFailed title="Analytics could not be loaded" error={failed.error} onRetry={live.refresh} />;
  const content = () => {
    if (!analytics.data || !users.data) return <AnalyticsSkeleton />;
    if (isEmpty(analytics.data))
      return <EmptyState title="Nothing to show yet">{TEXTS.analytics.empty}</EmptyState>;
    const { history } = analytics.data;
    return (
      <>
        <TotalCards analytics={{ ...analytics.data, history: history.slice(-days) }} />
        <HistoryPanel history={history} days={days} onDays={setDays} />
        <Blocks>
          <AnalyticsPanels analytics={analytics.data} users={users.data} />
        </Blocks>
      </>
    );
  };
  return (
    <TabStack>
      <LiveBar live={live} />
      {content()}
    </TabStack>
  );
}
