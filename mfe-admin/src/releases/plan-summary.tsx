import type { ReleasePlan } from "@promptfolio/contracts/api/releases";
import { formatFileSize } from "@promptfolio/lib/formats";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { FigureList } from "../analytics/figure-list";
import { Problem } from "../lib/styles";

const Frame = styled.div`
  ${type.small}
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow-wrap: anywhere;

  > p {
    margin-bottom: ${space[2]};
  }

  pre {
    white-space: pre-wrap;
  }
`;

const versionsText = ({ from, to }: ReleasePlan["versions"]): string =>
  from === to || from === null ? (to ?? "none") : `${from} → ${to ?? "none"}`;

const bytesText = ({ from, to }: ReleasePlan["bytes"]): string => {
  if (to === null) return "unknown";
  return from === null || from === to
    ? formatFileSize(to)
    : `${formatFileSize(from)} → ${formatFileSize(to)}`;
};

const routesText = ({ added, removed }: ReleasePlan["routes"]): string =>
  [...added.map((path) => `+ ${path}`), ...removed.map((path) => `− ${path}`)].join(", ") ||
  "stay as they are";

/** What an action will do, before it is done. */
export const PlanSummary = ({ plan }: { plan: ReleasePlan }) => (
  <Frame role="status">
    <p>{plan.summary}</p>
    <FigureList
      figures={[
        ["Version", versionsText(plan.versions)],
        ["Scripts", bytesText(plan.bytes)],
        ["Paths", routesText(plan.routes)],
        ["Compatible with what is live", plan.refusal === null ? "yes" : "see below"],
      ]}
    />
    {plan.refusal !== null && <Problem>{plan.refusal}</Problem>}
    {!plan.isAllowed && (
      <>
        <p>Releases are signed here, and this site's key may not do this. Type, with your team's key:</p>
        <pre>
          <code>{plan.command}</code>
        </pre>
      </>
    )}
  </Frame>
);
