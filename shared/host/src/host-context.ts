import type { HostApi } from "@promptfolio/contracts/host-api";
import { createContext, useContext } from "react";

export const HostContext = createContext<HostApi | undefined>(undefined);

/**
 * The host's API.
 * @throws Error outside a host.
 */
export const useHost = (): HostApi => {
  const host = useContext(HostContext);
  if (host === undefined) throw new Error("This component runs inside a host: wrap it in a HostContext");
  return host;
};
