import { isIP, isIPv4 } from "node:net";
import { ConfigError } from "@promptfolio/server/config/read-environment";

const NAMES = ["loopback", "linklocal", "uniquelocal"];

const isAddressOrNetwork = (entry: string): boolean => {
  const [address = "", bits = "1", ...others] = entry.split("/");
  const maxBits = isIPv4(address) ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    others.length === 0 &&
    /^\d+$/.test(bits) &&
    Number(bits) >= 1 &&
    Number(bits) <= maxBits
  );
};

/** @throws ConfigError unless all are addresses, networks or names of networks */
export const readTrustedProxies = (proxies: readonly string[]): readonly string[] => {
  const mistake = proxies.find((entry) => !NAMES.includes(entry) && !isAddressOrNetwork(entry));
  if (mistake !== undefined)
    throw new ConfigError([
      `TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8, separated by commas, or loopback; '${mistake}' is neither.`,
    ]);
  return proxies;
};
