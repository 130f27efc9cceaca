import type {
  ReleaseActionName,
  ReleasedRemote,
  ServedCanary,
  ServedVersion,
} from "@promptfolio/contracts/api/releases";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Snowflake, TriangleAlert } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { FigureList } from "../analytics/figure-list";
import { Notice, Panel } from "../frame/panel";
import { counted, formatCount, formatMoment, formatPercent } from "../lib/format";
import { OnDemand } from "../lib/on-demand";
import { ActionDialog } from "./action-dialog";
import { RemoteVersions } from "./remote-versions";
import { failureText, guardText, rampText, shareText, shortCommit, vitalText } from "./version-text";

const Versions = styled.div`
  display: grid;
  /* At most two, even without a canary: a figure far from its name is hard to read. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18rem, 50% - ${space[8]})), 1fr));
  gap: ${space[5]} ${space[8]};
  margin-top: ${space[4]};
`;

const Note = styled(Notice)`
  margin-bottom: ${space[4]};
`;

const Buttons = styled(Row)`
  margin-top: ${space[4]};
`;

/** Each opens a dialog with a preview of its effect. */
type Choice = readonly [action: ReleaseActionName, label: string];

const choicesOf = ({ published, stable, canary, history, frozen }: ReleasedRemote): Choice[] => {
  const hasOthers = published.some(({ version }) => version !== stable?.version);
  const choices: (Choice | false)[] = [
    hasOthers && !frozen && ["promote", "Promote…"],
    hasOthers && !frozen && stable !== null && ["canary", "Canary…"],
    canary !== null && ["stop canary", "Stop canary…"],
    hasOthers && ["preview", "Preview link…"],
    history.length > 0 && ["rollback", "Roll back…"],
    frozen ? ["unfreeze", "Unfreeze…"] : ["freeze", "Freeze…"],
  ];
  return choices.filter((choice) => choice !== false);
};

/** The columns are at the same place in all panels. Phones show the details instead. */
const Figures = styled.dl`
  ${type.small}
  display: grid;
  grid-template-columns: 2fr 3fr 2fr minmax(0, 1fr);
  gap: ${space[4]};
  margin-bottom: ${space[3]};
  overflow-wrap: anywhere;

  dt {
    ${type.caption}
    color: ${color.inkSoft};
  }

  ${media.narrow} {
    display: none;
  }
`;

const figuresOf = ({ version, since, counts, vitals }: ServedVersion) => {
  const p75 = vitals.find(({ name }) => name === "LCP")?.p75 ?? undefined;
  return [
    ["Version", version],
    ["Since", since === null ? "unknown" : formatMoment(since)],
    ["Errors", failureText(counts)],
    ["LCP, p75", p75 === undefined ? "–" : vitalText("LCP", p75)],
  ] as const;
};

const Served = styled.div`
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
const ServedVersionFigures = ({
  served,
  canary,
}: {
  served: ServedVersion;
  /** The canary's share and guard. */
  canary?: ServedCanary;
}) => (
  <Served>
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
  </Served>
);

/** One remote: its current and its previous versions. */
export const RemotePanel = ({ remote }: { remote: ReleasedRemote }) => {
  const { id, stable, canary, frozen, published, problems } = remote;
  const [chosen, setChosen] = useState<{ action: ReleaseActionName; version?: string }>();
  const note = [
    stable?.version,
    canary && `canary, ${shareText(canary.basisPoints)}`,
    `${counted(published.length, "version")} published`,
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <Panel title={id} note={note}>
      {problems.map((problem) => (
        <Note key={problem} $tone="danger">
          <TriangleAlert aria-hidden />
          <span>{`Can't be served: ${problem}`}</span>
        </Note>
      ))}
      {frozen && (
        <Note $tone="warning">
          <Snowflake aria-hidden />
          <span>{`Frozen by ${frozen.by} since ${formatMoment(frozen.at)}: ${frozen.why}`}</span>
        </Note>
      )}
      {stable && (
        <Figures>
          {figuresOf(stable).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      )}
      <OnDemand label={`Details of ${id}`} always>
        <Versions>
          {stable ? <ServedVersionFigures served={stable} /> : <p>No version has been promoted yet.</p>}
          {canary && <ServedVersionFigures served={canary} canary={canary} />}
        </Versions>
        <RemoteVersions remote={remote} onChoose={(action, version) => setChosen({ action, version })} />
        <Buttons $gap={2} role="group" aria-label={`Actions on ${id}`}>
          {choicesOf(remote).map(([action, label]) => (
            <Button key={action} size="small" onClick={() => setChosen({ action })}>
              {label}
            </Button>
          ))}
        </Buttons>
      </OnDemand>
      {chosen && (
        <ActionDialog
          action={chosen.action}
          version={chosen.version}
          remote={remote}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
};
