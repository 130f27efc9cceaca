import { usePromptLimit, useSession } from "@promptfolio/host";
import { Badge } from "@promptfolio/ui/badge";
import { Doing } from "@promptfolio/ui/doing";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { useEffect, useRef, useState } from "react";
import { Count, Frame, Left, Line, Next, Opener, Privilege, Ring, Viewed, Words } from "./allowance-style";
import { useOnDemandDialog } from "./use-on-demand-dialog";

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
