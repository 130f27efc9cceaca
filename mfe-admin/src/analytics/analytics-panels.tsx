import type { AdminUser, AdminUserList, Analytics } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { Link } from "@promptfolio/host/router";
import { Avatar } from "@promptfolio/ui/avatar";
import { MeterBar } from "@promptfolio/ui/meter-bar";
import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { userPath } from "../frame/tabs";
import { Email } from "../lib/email";
import { counted, formatCount, formatDecimal, formatPercent } from "../lib/format";
import { TEXTS } from "../texts";
import { StatusBadge } from "../users/status-badge";
import { FigureList } from "./figure-list";
import { ratesOf } from "./metrics";

const Heading = styled.h3`
  ${type.label}
  margin-block: ${space[4]} ${space[3]};
  color: ${color.inkSoft};
`;

const UserList = styled.ul`
  display: grid;
  gap: ${space[3]};

  li {
    ${type.small}
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }

  div {
    flex: 1 1 7rem;
    min-width: 0;
    overflow-wrap: break-word;
  }

  a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  p {
    color: ${color.inkSoft};
  }
`;

const Categories = styled.ol`
  display: grid;
  gap: ${space[4]};

  p {
    ${type.small}
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    overflow-wrap: break-word;
    margin-bottom: ${space[2]};
  }

  span {
    color: ${color.inkSoft};
  }
`;

interface UsersProps {
  users: readonly AdminUser[];
  about: (user: AdminUser) => ReactNode;
}

const Users = ({ users, about }: UsersProps) => (
  <UserList>
    {users.map((user) => (
      <li key={user.id}>
        <Avatar name={user.name} />
        <div>
          <Link to={userPath(user.id)}>{user.name}</Link>
          <p>
            <Email address={user.email} />
          </p>
        </div>
        {about(user)}
      </li>
    ))}
  </UserList>
);

interface AnalyticsPanelsProps {
  analytics: Analytics;
  users: AdminUserList;
}

/** Today's activity, the top categories, downloads, and recent users. */
export const AnalyticsPanels = ({ analytics, users }: AnalyticsPanelsProps) => {
  const { topCategories } = analytics;
  const rates = ratesOf(analytics);
  const topDownloaders = users.topDownloaders.slice(0, ADMIN.topDownloaders);
  const recentUsers = users.recentUsers.slice(0, ADMIN.recentUsers);
  return (
    <>
      <Panel
        title="Today's Activity"
        note={`Days are in UTC; the estimate is downloads per user × ${ADMIN.downloadsTodayFactor}`}
      >
        <FigureList
          figures={[
            ["Views today", formatCount(analytics.todayViews)],
            ["Downloads today (counted)", formatCount(rates.downloadsToday)],
            ["Downloads today (estimate)", formatDecimal(rates.downloadsTodayEstimate)],
            ["Download rate", formatPercent(rates.downloadRateToday)],
            ["Active users today", formatCount(analytics.activeUsers)],
            ["Categories", formatCount(topCategories.length)],
          ]}
        />
      </Panel>
      <Panel title="Top Categories">
        {topCategories.length === 0 ? (
          <p>No category has been viewed yet.</p>
        ) : (
          <Categories>
            {topCategories.slice(0, ADMIN.topCategories).map(({ name, views, percentage }) => (
              <li key={name}>
                <p>
                  <strong>{name}</strong>
                  <span>{`${counted(views, "view")} · ${formatPercent(percentage)}`}</span>
                </p>
                <MeterBar label={name} value={percentage} max={100} text={formatPercent(percentage)} />
              </li>
            ))}
          </Categories>
        )}
      </Panel>
      <Panel title="Download Analytics">
        <FigureList
          figures={[
            ["Total downloads", formatCount(analytics.totalDownloads)],
            ["Conversion rate", formatPercent(rates.conversion)],
            ["Downloads per user", formatDecimal(rates.downloadsPerUser)],
          ]}
        />
        {topDownloaders.length > 0 && (
          <>
            <Heading>Top downloaders</Heading>
            <Users users={topDownloaders} about={(user) => counted(user.totalDownloads, "download")} />
          </>
        )}
      </Panel>
      <Panel title="Recent Users Overview" note={TEXTS.analytics.showing(recentUsers.length, users.total)}>
        {recentUsers.length === 0 ? (
          <p>{TEXTS.users.empty}</p>
        ) : (
          <Users users={recentUsers} about={({ status }) => <StatusBadge status={status} />} />
        )}
      </Panel>
    </>
  );
};
