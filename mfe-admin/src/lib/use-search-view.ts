import { useSearchParams } from "@promptfolio/host/router";
import { useCallback } from "react";

/** The values are checked where they are read from the URL. */
export type ChangeView<View> = (
  part: Partial<Record<keyof View, string | number>>,
  options?: { replace?: boolean },
) => void;

/**
 * State in the URL's query, so that it survives reloads and can be shared. Other
 * parameters, like the tab, stay. A value that equals `defaults` is left out.
 */
export const useSearchView = <View extends Record<string, string | number>>(
  defaults: View,
  parse: (parameters: URLSearchParams) => View,
) => {
  const [parameters, setParameters] = useSearchParams();
  const change: ChangeView<View> = useCallback(
    (part, { replace = false } = {}) =>
      setParameters(
        (current) => {
          const view = { ...parse(current), ...part };
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(view)) {
            if (value === defaults[name]) next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [defaults, parse, setParameters],
  );
  return [parse(parameters), change] as const;
};
