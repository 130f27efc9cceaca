import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address. */
const groups = (address: string): string[] => {
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill("0"), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
};

const ipv6Of = (address: string): string | undefined => {
  const [bare = ""] = address.split("%");
  return isIPv6(bare) && !/^::ffff:\d+\./i.test(bare) ? bare : undefined;
};

/** An IPv4 address, or the IPv6 /64 of an address, which is the size that a household or a machine gets. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const ipv6 = ipv6Of(address);
  return ipv6 === undefined ? address : `${groups(ipv6).slice(0, 4).join(":")}::/64`;
};

/** The IPv6 /48 around an address, which is the size that an organisation gets; undefined for IPv4. */
export const siteNetworkOf = (address: string): string | undefined => {
  const ipv6 = ipv6Of(address);
  return ipv6 === undefined ? undefined : `${groups(ipv6).slice(0, 3).join(":")}::/48`;
};
