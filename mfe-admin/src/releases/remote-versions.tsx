import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { counted, formatMoment } from "../lib/format";
import { failureText } from "./version-text";

const Versions = styled.details`
  ${type.small}
  margin-top: ${space[4]};

  summary {
    min-height: 2.75rem;
    align-content: center;
    color: ${color.inkSoft};
  }

  ol,
  ul {
    padding: 0;
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

/** Only the newest versions are listed; all others can be chosen in the dialogs. */
const MAX_LISTED = 10;

/** Published versions that were never served to visitors, newest first. */
const unservedOf = ({ published, history, rejected, stable, canary }: ReleasedRemote) => {
  const served = new Set([stable, canary, ...history, ...rejected].map((one) => one?.version));
  return published.filter(({ version }) => !served.has(version));
};

interface RemoteVersionsProps {
  remote: ReleasedRemote;
  onChoose: (action: ReleaseActionName, version: string) => void;
}

/** A remote's other versions: previously served, not yet served, and rejected. */
export const RemoteVersions = ({ remote, onChoose }: RemoteVersionsProps) => {
  const { id, history, rejected, frozen } = remote;
  const unserved = unservedOf(remote);
  return (
    <>
      {unserved.length > 0 && (
        <Versions>
          <summary>{`${counted(unserved.length, "version")} published, not promoted`}</summary>
          <ol>
            {unserved.slice(0, MAX_LISTED).map(({ version, publishedAt }) => (
              <li key={version}>
                <code>{version}</code>
                <span>{formatMoment(publishedAt)}</span>
                <Row $gap={2}>
                  <Button
                    size="small"
                    aria-label={`Preview link of ${id} ${version}`}
                    onClick={() => onChoose("preview", version)}
                  >
                    Preview link…
                  </Button>
                  {!frozen && (
                    <Button
                      size="small"
                      aria-label={`Promote ${version} of ${id}`}
                      onClick={() => onChoose("promote", version)}
                    >
                      Promote…
                    </Button>
                  )}
                </Row>
              </li>
            ))}
          </ol>
        </Versions>
      )}
      {history.length > 0 && (
        <Versions>
          <summary>{counted(history.length, "earlier stable version")}</summary>
          <ol>
            {history.map(({ version, until }) => (
              <li key={`${version} ${until}`}>
                <code>{version}</code>
                <span>{`until ${formatMoment(until)}`}</span>
                <Button
                  size="small"
                  aria-label={`Back to ${version} of ${id}`}
                  onClick={() => onChoose("rollback", version)}
                >
                  Back to this
                </Button>
              </li>
            ))}
          </ol>
        </Versions>
      )}
      {rejected.length > 0 && (
        <Versions>
          <summary>{`${counted(rejected.length, "version")} that did badly`}</summary>
          <ul>
            {rejected.map(({ version, why, at, counts }) => (
              <li key={`${version} ${at}`}>
                <code>{version}</code>
                <span>{`${why}, ${formatMoment(at)}; failures and errors: ${failureText(counts)}`}</span>
              </li>
            ))}
          </ul>
        </Versions>
      )}
    </>
  );
};
