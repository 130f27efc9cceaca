import type { ReleaseActionName, ReleasedRemote } from "@promptfolio/contracts/api/releases";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { color, space, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
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

  ol {
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

interface ListedVersion {
  version: string;
  about: string;
  actions?: ReactNode;
}

const VersionList = ({ title, versions }: { title: string; versions: readonly ListedVersion[] }) =>
  versions.length > 0 && (
    <Versions>
      <summary>{title}</summary>
      <ol>
        {versions.map(({ version, about, actions }) => (
          <li key={`${version} ${about}`}>
            <code>{version}</code>
            <span>{about}</span>
            {actions}
          </li>
        ))}
      </ol>
    </Versions>
  );

interface RemoteVersionsProps {
  remote: ReleasedRemote;
  onChoose: (action: ReleaseActionName, version: string) => void;
}

/** A remote's other versions: not yet served, previously served, and rejected. */
export const RemoteVersions = ({ remote, onChoose }: RemoteVersionsProps) => {
  const { id, history, rejected, frozen } = remote;
  const unserved = unservedOf(remote);
  const button = (action: ReleaseActionName, version: string, label: string, name: string) => (
    <Button size="small" aria-label={name} onClick={() => onChoose(action, version)}>
      {label}
    </Button>
  );
  return (
    <>
      <VersionList
        title={`${counted(unserved.length, "version")} published, not promoted`}
        versions={unserved.slice(0, MAX_LISTED).map(({ version, publishedAt }) => ({
          version,
          about: formatMoment(publishedAt),
          actions: (
            <Row $gap={2}>
              {button("preview", version, "Preview link…", `Preview link of ${id} ${version}`)}
              {!frozen && button("promote", version, "Promote…", `Promote ${version} of ${id}`)}
            </Row>
          ),
        }))}
      />
      <VersionList
        title={counted(history.length, "earlier stable version")}
        versions={history.map(({ version, until }) => ({
          version,
          about: `until ${formatMoment(until)}`,
          actions: button("rollback", version, "Back to this", `Back to ${version} of ${id}`),
        }))}
      />
      <VersionList
        title={`${counted(rejected.length, "version")} that did badly`}
        versions={rejected.map(({ version, why, at, counts }) => ({
          version,
          about: `${why}, ${formatMoment(at)}; failures and errors: ${failureText(counts)}`,
        }))}
      />
    </>
  );
};
