import { ADMIN } from "@promptfolio/contracts/limits";
import { useCallback, useEffect, useRef, useState } from "react";

/** What is being watched: `scope` names the question, `signature` stands for the answer; undefined while there is none. */
export interface Watched {
  scope: string;
  signature: string | undefined;
}

/** True for three seconds after the answer to the same question has changed, unless it is dismissed earlier. */
export const useNewIndicator = ({ scope, signature }: Watched) => {
  const [shown, setShown] = useState(false);
  const previous = useRef<Watched>({ scope, signature: undefined });
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    setShown(false);
  }, []);

  useEffect(() => {
    const { current } = previous;
    if (signature === undefined) return;
    previous.current = { scope, signature };
    if (current.scope !== scope || current.signature === undefined || current.signature === signature) return;
    setShown(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), ADMIN.newIndicatorMs);
  }, [scope, signature]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { shown, dismiss };
};
