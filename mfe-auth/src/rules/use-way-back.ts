import { useLocation, useSearchParams } from "@promptfolio/host/router";
import { RETURN_PARAMETER, returnPath, type Side } from "./return-path";

const fromState = (state: unknown): string | null => {
  if (typeof state !== "object" || state === null || !(RETURN_PARAMETER in state)) return null;
  const from = state[RETURN_PARAMETER];
  return typeof from === "string" ? from : null;
};

/** Where the visitor was: what the address or the navigation says (`wanted`), and what of it is allowed (`path`). */
export const useWayBack = (side: Side, home: string): { wanted: string | null; path: string } => {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const wanted = parameters.get(RETURN_PARAMETER) ?? fromState(state);
  return { wanted, path: returnPath(wanted, side, home) };
};
