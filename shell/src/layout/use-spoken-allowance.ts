import { usePromptLimit } from "@promptfolio/host";
import { useEffect, useRef, useState } from "react";

/** The allowance as a sentence each time it changes; empty when it is first loaded. */
export const useSpokenAllowance = (): string => {
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
