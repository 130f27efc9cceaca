import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Snowflake, TriangleAlert } from "@promptfolio/ui/icons";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { counted, formatMoment } from "../lib/format";
import { OnDemand } from "../lib/on-demand";
import { ActionDialog } from "./action-dialog";
import { RemoteActions } from "./remote-actions";
import { RemoteVersions } from "./remote-versions";
import { ServedVersionFigures } from "./served-version";
import { shareText } from "./version-text";

const Versions = styled.div`
  display: grid;
  /* At most two, even without a canary: a figure far from its name is hard to read. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18rem, 50% - ${space[8]})), 1fr));
  gap: ${space[5]} ${space[8]};
`;

const Note = styled.p<{ $tone: "warning" | "danger" }>`
  ${type.small}
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${({ $tone }) => ($tone === "danger" ? color.dangerSoft : color.warningSoft)};
  color: ${({ $tone }) => ($tone === "danger" ? color.danger : color.warning)};
  overflow-wrap: anywhere;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.1rem;
  }
`;

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
      <OnDemand label={`Details of ${id}`}>
        <Versions>
          {stable ? <ServedVersionFigures served={stable} /> : <p>No version has been promoted yet.</p>}
          {canary && <ServedVersionFigures served={canary} canary={canary} />}
        </Versions>
        <RemoteVersions remote={remote} onChoose={(action, version) => setChosen({ action, version })} />
        <RemoteActions remote={remote} onChoose={(action) => setChosen({ action })} />
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
