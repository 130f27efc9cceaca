import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Button } from "@promptfolio/ui/button";
import { Snowflake, TriangleAlert } from "@promptfolio/ui/icons";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { counted, formatMoment } from "../lib/format";
import { ActionDialog } from "./action-dialog";
import { RemoteActions } from "./remote-actions";
import { ServedVersionFigures } from "./served-version";
import { failureText } from "./version-text";

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
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

const History = styled.details`
  ${type.small}
  margin-top: ${space[4]};

  summary {
    min-height: 2.75rem;
    align-content: center;
    color: ${color.inkSoft};
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[4]};
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
`;

/** What one remote serves now, and what it served before. */
export const RemotePanel = ({ remote }: { remote: ReleasedRemote }) => {
  const { id, stable, canary, frozen, history, published, rejected, problems } = remote;
  const [chosen, setChosen] = useState<{ action: ReleaseActionName; version?: string } | null>(null);
  return (
    <Panel title={id} note={`${counted(published.length, "version")} published`}>
      {problems.map((problem) => (
        <Note key={problem} $tone="danger">
          <TriangleAlert aria-hidden />
          Can't be served: {problem}
        </Note>
      ))}
      {frozen && (
        <Note $tone="warning">
          <Snowflake aria-hidden />
          Frozen by {frozen.by} since {formatMoment(frozen.at)}: {frozen.why}
        </Note>
      )}
      <Versions>
        {stable ? <ServedVersionFigures served={stable} /> : <p>No version has been promoted yet.</p>}
        {canary && <ServedVersionFigures served={canary} canary={canary} />}
      </Versions>
      {history.length > 0 && (
        <History>
          <summary>{counted(history.length, "earlier stable version")}</summary>
          <ol>
            {history.map(({ version, until }) => (
              <li key={`${version} ${until}`}>
                <code>{version}</code>
                <span>until {formatMoment(until)}</span>
                <Button
                  size="small"
                  aria-label={`Back to ${version} of ${id}`}
                  onClick={() => setChosen({ action: "rollback", version })}
                >
                  Back to this
                </Button>
              </li>
            ))}
          </ol>
        </History>
      )}
      {rejected.length > 0 && (
        <History>
          <summary>{counted(rejected.length, "version")} that did badly</summary>
          <ul>
            {rejected.map(({ version, why, at, counts }) => (
              <li key={`${version} ${at}`}>
                <code>{version}</code>
                <span>
                  {why}, {formatMoment(at)}; failures and errors: {failureText(counts)}
                </span>
              </li>
            ))}
          </ul>
        </History>
      )}
      <RemoteActions remote={remote} onChoose={(action) => setChosen({ action })} />
      {chosen && (
        <ActionDialog
          action={chosen.action}
          version={chosen.version}
          remote={remote}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
};
