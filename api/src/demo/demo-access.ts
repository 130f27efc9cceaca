import type { ApiConfig } from "../config/config";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

type Settings = Pick<ApiConfig, "administrator" | "demo" | "host" | "siteOrigin" | "trustProxy">;

/**
 * Whether the demo's published credentials are accepted: with `DEMO=on`, or as long as the settings indicate only a
 * trial on this machine.
 */
export const allowsDemoAccounts = (settings: Settings): boolean => {
  const { administrator, demo, host, siteOrigin, trustProxy } = settings;
  if (demo !== "auto") return demo === "on";
  return (
    administrator === undefined && siteOrigin === undefined && trustProxy === false && LOOPBACK.test(host)
  );
};
