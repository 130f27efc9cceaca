import type { AdminUser, Analytics } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { counted, formatCount, formatDecimal, formatPercent } from "../lib/format";
import { FigureList } from "./figure-list";
import { People } from "./people";
import { ratesOf } from "./rates";

const Heading = styled.h3`
  ${type.label}
  margin-block: ${space[4]} ${space[3]};
  color: ${color.inkSoft};
`;

interface DownloadAnalyticsProps {
  analytics: Analytics;
  topDownloaders: readonly AdminUser[];
}

export const DownloadAnalytics = ({ analytics, topDownloaders }: DownloadAnalyticsProps) => {
  const { conversion, downloadsPerUser } = ratesOf(analytics);
  return (
    <Panel title="Download Analytics">
      <FigureList
        figures={[
          ["Total downloads", formatCount(analytics.totalDownloads)],
          ["Conversion rate", formatPercent(conversion)],
          ["Downloads per user", formatDecimal(downloadsPerUser)],
        ]}
      />
      {topDownloaders.length > 0 && (
        <>
          <Heading>Top downloaders</Heading>
          <People
            users={topDownloaders.slice(0, ADMIN.topDownloaders)}
            about={(user) => counted(user.totalDownloads, "download")}
          />
        </>
      )}
    </Panel>
  );
};
