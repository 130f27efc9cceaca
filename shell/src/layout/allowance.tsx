import { usePromptLimit, useSession } from "@promptfolio/host";
import { Badge } from "@promptfolio/ui/badge";
import { Doing } from "@promptfolio/ui/doing";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { NewViews } from "@promptfolio/ui/new-views";
import { color, media, radius, space, tabularNumbers, type, visuallyHidden } from "@promptfolio/ui/theme";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { room } from "./site-header-style";
import { useOnDemandDialog } from "./use-on-demand-dialog";

/**
 * All widths are reserved from the start: the server's text ("0/1", "New views tomorrow.") takes up the space of the
 * longest ("12/20", "New views in 23 h 59 min."), so that nothing in the header moves.
 */
const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
  color: ${color.inkSoft};

  ${room.ample} {
    order: 2;
    gap: ${space[3]};
  }
`;

/** The counter opens the list of viewed prompts. */
const Opener = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: inherit;
  min-height: 2.75rem;
  border-radius: ${radius.control};
  color: inherit;

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      box-shadow: 0 0 0 ${space[2]} ${color.sunken};
    }
  }
`;

const Ring = styled.svg`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: ${color.line};
  stroke-width: 3;
  transform: rotate(-90deg);

  circle:last-child {
    stroke: ${color.accent};
  }

  ${room.scarce} {
    display: none;
  }

  ${room.ample} {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Words = styled.span`
  display: block;
  ${tabularNumbers}
  white-space: nowrap;

  ${room.ample} {
    min-width: 10.25rem;
  }
`;

const Line = styled.span`
  ${type.label}
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 1.5rem;
`;

const Count = styled.span`
  min-width: 2.5ch;
  color: ${color.ink};
`;

const Viewed = styled.span`
  display: none;
  font-weight: 500;

  ${room.ample} {
    display: inline;
  }
`;

const Left = styled.span`
  min-width: 3.25rem;
  margin-inline-start: ${space[1]};
`;

/** On two lines, as wide as a count. */
const Privilege = styled.p`
  ${type.caption}
  max-width: 9.5rem;
  line-height: 1.2;
  text-wrap: balance;

  ${room.scarce} {
    ${visuallyHidden}
  }
`;

/** On small screens the menu shows it. */
const Next = styled(NewViews)`
  ${type.caption}
  display: block;
  line-height: 1.2;

  ${room.tight} {
    ${visuallyHidden}
  }
`;

/**
 * Prompts viewed today, the limit, how many are left, and when new views are available: a button that opens their list.
 * Administrators have no limit.
 */
export const Allowance = () => (useSession().kind === "administrator" ? <Unlimited /> : <Limited />);

/** The allowance as a sentence each time it changes; empty when it is first loaded. */
const useSpokenAllowance = (): string => {
  const { viewedToday, limit, remaining, confirmed } = usePromptLimit();
  const known = useRef<string>(undefined);
  const [sentence, setSentence] = useState("");

  useEffect(() => {
    if (!confirmed) return;
    const now = `${viewedToday} of ${limit} prompts viewed today, ${remaining} left.`;
    if (known.current !== undefined && known.current !== now) setSentence(now);
    known.current = now;
  }, [viewedToday, limit, remaining, confirmed]);

  return sentence;
};

const Unlimited = () => (
  <Frame role="group" aria-label="Your views today">
    <Privilege>Administrators read every prompt</Privilege>
  </Frame>
);

const Limited = () => {
  const { viewedToday, limit, remaining, resetsAt } = usePromptLimit();
  const spoken = useSpokenAllowance();
  const viewed = useOnDemandDialog("viewed today", () => import("../viewed-today/viewed-today-dialog"));
  const share = limit === 0 ? 1 : Math.min(1, viewedToday / limit);
  return (
    <Frame role="group" aria-label="Your views today">
      <Opener type="button" aria-haspopup="dialog" onClick={() => void viewed.open()}>
        <Ring viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="10" />
          <circle cx="12" cy="12" r="10" pathLength={1} strokeDasharray={`${share} 2`} />
        </Ring>
        <Words>
          <Line>
            <Count translate="no">
              <VisuallyHidden>Prompts viewed: </VisuallyHidden>
              {`${viewedToday}/${limit}`}
            </Count>
            <Viewed aria-hidden>
              <Doing active={viewed.isOpening} text="Opening…">
                viewed
              </Doing>
            </Viewed>
            <Left>{remaining > 0 && <Badge tone="accent">{`${remaining} left`}</Badge>}</Left>
          </Line>
          <Next at={resetsAt} />
        </Words>
        <VisuallyHidden> Show what you viewed today.</VisuallyHidden>
      </Opener>
      {viewed.dialog}
      <LiveRegion>{spoken}</LiveRegion>
    </Frame>
  );
};
