import { useLocation, useSearchParams } from "@promptfolio/host/router";
import { RETURN_PARAMETER, returnPath, type Side } from "./return-path";

const fromState = (state: unknown): string | undefined => {
  if (typeof state !== "object" || state === null || !(RETURN_PARAMETER in state)) return undefined;
  const from = state[RETURN_PARAMETER];
  return typeof from === "string" ? from : undefined;
};

/** The page to return to: as requested by the URL or the navigation (`wanted`), and after validation (`path`). */
export const useReturnPath = (side: Side, home: string): { wanted: string | undefined; path: string } => {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const wanted = parameters.get(RETURN_PARAMETER) ?? fromState(state);
  return { wanted, path: returnPath(wanted, side, home) };
};
