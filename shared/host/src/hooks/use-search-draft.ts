import { useEffect, useEffectEvent, useRef, useState } from "react";

/** The pause after the last letter before the search starts. */
const PAUSE_MS = 300;

/**
 * The text of a search field. It is committed after a pause in typing. If the committed value changes by other means
 * (going back, a chip), the field shows that value, and text typed before is no longer committed.
 */
export const useSearchDraft = (
  committed: string,
  commit: (value: string) => void,
): [string, (draft: string) => void] => {
  const [draft, setDraft] = useState(committed);
  const known = useRef(committed);

  useEffect(() => {
    if (committed === known.current) return;
    known.current = committed;
    setDraft(committed);
  }, [committed]);

  const send = useEffectEvent((value: string) => {
    known.current = value;
    commit(value);
  });
  useEffect(() => {
    const value = draft.trim();
    if (value === known.current) return;
    // An emptied field needs no pause: there is nothing more to type.
    const timer = setTimeout(() => send(value), value === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return [draft, setDraft];
};
