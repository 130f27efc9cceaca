import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { getReleaseErrors } from "@promptfolio/host/api/releases";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { color, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { FigureList } from "../analytics/figure-list";
import { Panel } from "../frame/panel";
import { QueryState } from "../frame/query-state";
import { counted, formatCount, formatMoment } from "../lib/format";
import { useLiveQuery } from "../live/pace";

const Frame = styled.details`
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  > summary {
    ${type.small}
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
  }

  > summary > b {
    ${type.label}
    ${tabularNumbers}
  }

  > summary > span {
    grid-column: 1 / -1;
    color: ${color.inkSoft};
  }
`;

const Code = styled.pre`
  ${type.small}
  margin-block: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  white-space: pre-wrap;
`;

const KINDS: Record<ReleaseErrorGroup["kind"], string> = {
  load: "could not be fetched",
  error: "in browsers",
  render: "on the server",
};

const browsersText = (browsers: ReleaseErrorGroup["browsers"]): string =>
  Object.entries(browsers)
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} (${formatCount(count)})`)
    .join(", ");

/** Failures at one place: what, where, how often, since when, in which browsers. */
const ErrorGroup = ({ group }: { group: ReleaseErrorGroup }) => {
  const { remote, version, kind, place, source, message, page, stack, count, browsers } = group;
  const named = browsersText(browsers);
  return (
    <Frame>
      <summary>
        <code>{place}</code>
        <b>{counted(count, "time")}</b>
        <span>
          <Badge tone={kind === "error" ? "danger" : "warning"}>{KINDS[kind]}</Badge>{" "}
          <span>{`${remote} ${version}: ${message}`}</span>
        </span>
      </summary>
      {source !== null && (
        <Code>
          <code>{source}</code>
        </Code>
      )}
      <FigureList
        figures={[
          ["First seen", formatMoment(group.firstSeen)],
          ["Last seen", formatMoment(group.lastSeen)],
          ["Page", page],
          ["Browsers", named || "unknown"],
        ]}
      />
      {stack.length > 0 && (
        <Code>
          <code>{stack.join("\n")}</code>
        </Code>
      )}
    </Frame>
  );
};

/** Entries added by each press. */
const PAGE_SIZE = 10;

const More = styled(Button)`
  margin-top: ${space[4]};
`;

/** Errors in releases, grouped by their place in the sources, most recently seen first. */
export const ErrorsPanel = () => {
  const query = useLiveQuery(getReleaseErrors());
  const { data } = query;
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <Panel title="Errors" note={data && `${counted(data.length, "place")} in 35 days`}>
      <QueryState query={query} failed="Errors could not be loaded" height="8rem" radius="small" />
      {data?.length === 0 && <p>Nothing went wrong.</p>}
      {data?.slice(0, shown).map((group) => (
        <ErrorGroup key={`${group.remote} ${group.version} ${group.kind} ${group.place}`} group={group} />
      ))}
      {data && data.length > shown && (
        <More size="small" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more
        </More>
      )}
    </Panel>
  );
};
