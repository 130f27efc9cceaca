import type { Analytics } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { Panel } from "../frame/panel";
import { formatCount, formatDecimal, formatPercent } from "../lib/format";
import { FigureList } from "./figure-list";
import { ratesOf } from "./rates";

export const TodaysActivity = ({ analytics }: { analytics: Analytics }) => {
  const { downloadsToday, downloadsTodayEstimate, downloadRateToday } = ratesOf(analytics);
  return (
    <Panel
      title="Today's Activity"
      note={`Days are in UTC; the estimate is downloads per user × ${ADMIN.downloadsTodayFactor}`}
    >
      <FigureList
        figures={[
          ["Views today", formatCount(analytics.todayViews)],
          ["Downloads today (counted)", formatCount(downloadsToday)],
          ["Downloads today (estimate)", formatDecimal(downloadsTodayEstimate)],
          ["Download rate", formatPercent(downloadRateToday)],
          ["Active users today", formatCount(analytics.activeUsers)],
          ["Categories", formatCount(analytics.topCategories.length)],
        ]}
      />
    </Panel>
  );
};
