import type { UserStatus } from "@promptfolio/contracts/api/admin";
import { Badge, type Tone } from "@promptfolio/ui/badge";

const LOOKS: Record<UserStatus, { text: string; tone: Tone }> = {
  active: { text: "Active", tone: "positive" },
  inactive: { text: "Inactive", tone: "neutral" },
  blocked: { text: "Blocked", tone: "danger" },
};

export const StatusBadge = ({ status }: { status: UserStatus }) => (
  <Badge tone={LOOKS[status].tone}>{LOOKS[status].text}</Badge>
);
