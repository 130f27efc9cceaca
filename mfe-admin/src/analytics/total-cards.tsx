import type { Analytics } from "@promptfolio/contracts/api/admin";
import { Activity, Download, Eye, Users } from "@promptfolio/ui/icons";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { Sparkline } from "@promptfolio/ui/sparkline";
import { Stat } from "@promptfolio/ui/stat";
import { color, radius, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { formatCount } from "../lib/format";
import { Stack } from "../lib/styles";

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[4]};

  > dl {
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
`;

export const AnalyticsSkeleton = () => (
  <Stack aria-busy>
    <LiveRegion>Loading analytics…</LiveRegion>
    <Cards>
      {["views", "users", "downloads", "active"].map((card) => (
        <Skeleton key={card} $height="9rem" $radius="card" />
      ))}
    </Cards>
    <Skeleton $height="22rem" $radius="card" />
  </Stack>
);

/** The four totals, with a sparkline of the last 30 days where known. */
export const TotalCards = ({ analytics }: { analytics: Analytics }) => {
  const { totalViews, totalUsers, totalDownloads, activeUsers, history } = analytics;
  const stat = (label: string, Icon: typeof Eye, value: number) => ({
    label,
    icon: <Icon aria-hidden />,
    value: formatCount(value),
  });
  const trend = (name: string, key: "views" | "signUps" | "downloads") => (
    <Sparkline
      label={`${name} a day over the last ${history.length} days`}
      values={history.map((day) => day[key])}
    />
  );
  return (
    <Cards>
      <Stat {...stat("Total Views", Eye, totalViews)} trend={trend("Views", "views")} />
      <Stat {...stat("Total Users", Users, totalUsers)} trend={trend("Sign-ups", "signUps")} />
      <Stat {...stat("Downloads", Download, totalDownloads)} trend={trend("Downloads", "downloads")} />
      <Stat {...stat("Active Users", Activity, activeUsers)} note={`of ${formatCount(totalUsers)} users`} />
    </Cards>
  );
};
