import { ADMIN } from "@promptfolio/contracts/limits";
import { getAnalytics, getUsers } from "@promptfolio/host/api/admin";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { media, space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { LoadFailed } from "../frame/query-state";
import { LiveBar } from "../live/live-bar";
import { analyticsSignature, usersSignature } from "../live/signatures";
import { useLiveData } from "../live/use-live-data";
import { useLiveQuery } from "../live/use-live-query";
import { TEXTS } from "../texts";
import { AnalyticsSkeleton } from "./analytics-skeleton";
import { DownloadAnalytics } from "./download-analytics";
import { HistoryPanel } from "./history-panel";
import type { RangeDays } from "./metrics";
import { isEmpty } from "./rates";
import { RecentUsers } from "./recent-users";
import { TodaysActivity } from "./todays-activity";
import { TopCategories } from "./top-categories";
import { TotalCards } from "./total-cards";

const Stack = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  padding-bottom: ${space[12]};
`;

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

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
  if (!analytics.data || !users.data)
    return (
      <Stack>
        <LiveBar live={live} />
        <AnalyticsSkeleton />
      </Stack>
    );
  if (isEmpty(analytics.data))
    return (
      <Stack>
        <LiveBar live={live} />
        <EmptyState title="Nothing to show yet">{TEXTS.analytics.empty}</EmptyState>
      </Stack>
    );
  const { history } = analytics.data;
  const { recentUsers, topDownloaders, total } = users.data;
  return (
    <Stack>
      <LiveBar live={live} />
      <TotalCards analytics={{ ...analytics.data, history: history.slice(-days) }} />
      <HistoryPanel history={history} days={days} onDays={setDays} />
      <Blocks>
        <TodaysActivity analytics={analytics.data} />
        <TopCategories categories={analytics.data.topCategories} />
        <DownloadAnalytics analytics={analytics.data} topDownloaders={topDownloaders} />
        <RecentUsers users={recentUsers} total={total} />
      </Blocks>
    </Stack>
  );
}
