import { ADMIN } from "@promptfolio/contracts/limits";
import { useCallback, useEffect, useRef, useState } from "react";

/** `scope` identifies the query, `signature` its response; undefined until there is one. */
export interface Watched {
  scope: string;
  signature: string | undefined;
}

/** True for three seconds after the response to the same query has changed, unless dismissed earlier. */
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
