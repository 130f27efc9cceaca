import { Button } from "@promptfolio/ui/button";
import { FlaskConical, Pause, Radio, RefreshCw, TriangleAlert } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { color, media, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { formatTime } from "../lib/format";
import { TEXTS } from "../texts";
import type { LiveData } from "./use-live-data";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The age of the data in words. `at` and `now` in milliseconds since 1970; `at` is 0 before the first response. */
export const lastUpdatedText = (at: number, now: number): string => {
  if (at === 0) return TEXTS.live.never;
  const age = Math.max(0, now - at);
  if (age < MINUTE) return TEXTS.live.seconds(Math.floor(age / SECOND));
  if (age < HOUR) return TEXTS.live.minutes(Math.floor(age / MINUTE));
  return formatTime(at);
};

const Bar = styled(Row)`
  ${type.small}
  row-gap: ${space[2]};
  min-height: 2.75rem;
  color: ${color.inkSoft};
`;

const Fresh = styled.button`
  ${type.caption}
  min-height: 1.75rem;
  padding-inline: ${space[3]};
  border-radius: ${radius.pill};
  background: ${color.positiveSoft};
  color: ${color.positive};
`;

const Stale = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.danger};

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;

/** On its own line on phones, as its width changes every second. */
const Age = styled.span`
  ${tabularNumbers}
  order: 1;
  flex: 1 0 100%;

  ${media.small} {
    order: 0;
    flex: none;
  }
`;

const LastUpdated = ({ at }: { at: number }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return <Age>{`Last updated: ${lastUpdatedText(at, now)}`}</Age>;
};

interface LiveBarProps {
  live: LiveData;
  /** Buttons and switches to test the API with, shown on demand: few need them. */
  tests?: ReactNode;
}

export const LiveBar = ({ live, tests }: LiveBarProps) => {
  const [testing, setTesting] = useState(false);
  return (
    <Bar>
      <Button
        size="small"
        aria-pressed={live.live}
        icon={live.live ? <Radio /> : <Pause />}
        onClick={live.toggle}
        title={live.live ? "Pause the automatic refresh" : "Refresh automatically again"}
      >
        {live.live ? "Live" : "Paused"}
      </Button>
      <Button size="small" icon={<RefreshCw />} busy={live.refreshing} onClick={live.refresh}>
        Refresh
      </Button>
      {tests && (
        <Button
          size="small"
          variant="quiet"
          icon={<FlaskConical />}
          aria-expanded={testing}
          onClick={() => setTesting(!testing)}
        >
          Tests
        </Button>
      )}
      {testing && tests}
      <LastUpdated at={live.updatedAt} />
      <span role="status">
        {live.isNew && (
          <Fresh type="button" title="Dismiss" onClick={live.dismissNew}>
            New
          </Fresh>
        )}
      </span>
      {live.failure !== undefined && (
        <Stale role="alert">
          <TriangleAlert aria-hidden />
          <span>{`Could not refresh: ${live.failure}`}</span>
        </Stale>
      )}
    </Bar>
  );
};
