import type { HostApi } from "@promptfolio/contracts/host-api";
import { createContext, useContext } from "react";

export const HostContext = createContext<HostApi | null>(null);

/**
 * The host's API.
 * @throws Error outside a host.
 */
export const useHost = (): HostApi => {
  const host = useContext(HostContext);
  if (host === null) throw new Error("This component runs inside a host: wrap it in a HostContext");
  return host;
};
