import { useEffect, useRef, useState } from "react";
import { SEARCH_DELAY_MS, useDebounced } from "./use-debounced";

/** The text in a search field: reported after typing pauses, and replaced when `search` changes elsewhere. */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [text, setText] = useState(search);
  const settled = useDebounced(text, SEARCH_DELAY_MS);
  const reported = useRef(search);
  useEffect(() => {
    if (reported.current === settled) return;
    reported.current = settled;
    onSearch(settled);
  }, [settled, onSearch]);
  useEffect(() => {
    if (search === reported.current) return;
    reported.current = search;
    setText(search);
  }, [search]);
  return [text, setText] as const;
};
