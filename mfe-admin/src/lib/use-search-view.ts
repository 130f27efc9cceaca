import { useSearchParams } from "@promptfolio/host/router";
import { useCallback } from "react";

/**
 * State in the URL's query, so that it survives reloads and can be shared. `names` are the view's parameters; others,
 * like the tab, stay. A value that equals `defaults` is left out.
 */
export const useSearchView = <View extends Record<string, string | number>>(
  defaults: View,
  parse: (parameters: URLSearchParams) => View,
) => {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (part: Partial<View>, { replace = false }: { replace?: boolean } = {}) =>
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
