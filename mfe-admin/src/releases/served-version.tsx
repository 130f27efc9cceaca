import type { ServedCanary, ServedVersion } from "@promptfolio/contracts/api/releases";
import { Badge } from "@promptfolio/ui/badge";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { FigureList } from "../analytics/figure-list";
import { formatCount, formatMoment, formatPercent } from "../lib/format";
import { failureText, guardText, rampText, shareText, shortCommit, vitalText } from "./version-text";

const Frame = styled.div`
  min-width: 0;

  h3 {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]};
    margin-bottom: ${space[2]};
    overflow-wrap: anywhere;
  }

  code {
    color: ${color.ink};
  }
`;

const sinceOf = ({ since, by }: ServedVersion): string => {
  const when = since === null ? "unknown" : formatMoment(since);
  return by === null ? when : `${when}, by ${by}`;
};

const sourceOf = ({ source }: ServedVersion): string => {
  if (source === null) return "unknown";
  return source.dirty
    ? `${shortCommit(source.commit)}, with uncommitted changes`
    : shortCommit(source.commit);
};

/** A stable version or a canary with its origin and its figures of today and yesterday. */
export const ServedVersionFigures = ({
  served,
  canary,
}: {
  served: ServedVersion;
  /** The canary's share and guard. */
  canary?: ServedCanary;
}) => (
  <Frame>
    <h3>
      {canary ? (
        <Badge tone="warning">{`Canary, ${shareText(canary.basisPoints)}`}</Badge>
      ) : (
        <Badge tone="positive">Stable</Badge>
      )}
      <code>{served.version}</code>
    </h3>
    <FigureList
      figures={[
        ["Since", sinceOf(served)],
        ["Commit", <code key="commit">{sourceOf(served)}</code>],
        ["Published", served.publishedAt === null ? "unknown" : formatMoment(served.publishedAt)],
        ["Page views", formatCount(served.counts.views)],
        ["Failures and errors", failureText(served.counts)],
        ...served.vitals.map(
          ({ name, mean, p75, goodShare }) =>
            [
              `${name}, ${p75 === null ? "mean" : "p75"}`,
              `${vitalText(name, p75 ?? mean)} (${formatPercent(goodShare * 100)} good)`,
            ] as const,
        ),
        ...(canary
          ? [
              ["Guard", guardText(canary)] as const,
              ...(canary.ramp ? [["Ramp", rampText(canary.basisPoints, canary.ramp)] as const] : []),
            ]
          : []),
      ]}
    />
  </Frame>
);
