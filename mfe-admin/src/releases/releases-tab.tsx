import { getReleases } from "@promptfolio/host/api/releases";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { QueryState } from "../frame/query-state";
import { counted } from "../lib/format";
import { OnDemand } from "../lib/on-demand";
import { TabStack } from "../lib/styles";
import { LiveBar } from "../live/live-bar";
import { useLiveQuery } from "../live/pace";
import { useLiveData } from "../live/use-live-data";
import { ErrorsPanel } from "./errors-panel";
import { HistoryPanel } from "./history/history-panel";
import { useReleaseEvents } from "./release-events";
import { ChangeTable, PreviewPanel, WebhookPanel } from "./release-tables";
import { RemotePanel } from "./remote-panel";

const Stack = styled(TabStack)`
  ${media.narrow} {
    gap: ${space[3]};
  }

  > h2 {
    ${type.subheading}
    margin-top: ${space[4]};
  }
`;

const Note = styled.p`
  ${type.small}
  color: ${color.inkSoft};
`;

/** Every remote's current stable version and canary, and the log of releases. */
export default function ReleasesTab() {
  const isPushed = useReleaseEvents();
  const query = useLiveQuery(getReleases(), { isPushed });
  const { data } = query;
  const live = useLiveData([query], {
    scope: "releases",
    signature: data && String(data.revision),
  });
  if (!data) return <QueryState query={query} failed="Releases could not be loaded" height="32rem" />;
  return (
    <Stack>
      <LiveBar live={live} />
      <Note>{`Revision ${data.revision} of the registry. Figures are those of today and yesterday (UTC).`}</Note>
      {data.remotes.length === 0 ? (
        <EmptyState title="Nothing has been released yet">Publish the shell and a remote first.</EmptyState>
      ) : (
        <>
          <HistoryPanel released={data.remotes} />
          {data.remotes.map((remote) => (
            <RemotePanel key={remote.id} remote={remote} />
          ))}
          <ErrorsPanel />
        </>
      )}
      <PreviewPanel remotes={data.remotes} />
      <WebhookPanel />
      <h2>Audit log of releases</h2>
      <OnDemand label={counted(data.changes.length, "release")}>
        <ChangeTable changes={data.changes} />
      </OnDemand>
    </Stack>
  );
}
