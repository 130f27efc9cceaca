import type { ReleaseErrorGroup } from "@promptfolio/contracts/api/release-errors";
import { Badge } from "@promptfolio/ui/badge";
import { color, focusRing, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { FigureList } from "../../analytics/figure-list";
import { counted, formatCount, formatMoment } from "../../lib/format";

const Frame = styled.details`
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  > summary {
    ${type.small}
    ${focusRing}
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
  overflow-wrap: anywhere;
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
export const ErrorGroup = ({ group }: { group: ReleaseErrorGroup }) => {
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
