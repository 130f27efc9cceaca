import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { Panel } from "../frame/panel";
import { TEXTS } from "../texts";
import { StatusBadge } from "../users/status-badge";
import { People } from "./people";

export const RecentUsers = ({ users, total }: { users: readonly AdminUser[]; total: number }) => {
  const shown = users.slice(0, ADMIN.recentUsers);
  return (
    <Panel title="Recent Users Overview" note={TEXTS.analytics.showing(shown.length, total)}>
      {shown.length === 0 ? (
        <p>{TEXTS.users.empty}</p>
      ) : (
        <People users={shown} about={(user) => <StatusBadge status={user.status} />} />
      )}
    </Panel>
  );
};
