import { isIP, isIPv4 } from "node:net";

/** The eight groups of an IPv6 address without a zone. */
const groupsOf = (address: string): number[] => {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const [a = 0, b = 0, c = 0, d = 0] = (dotted?.[2] ?? "").split(".").map(Number);
  const hex = dotted ? `${dotted[1]}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}` : address;
  const [head = "", tail] = hex.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill("0"), ...right].map((group) => Number.parseInt(group, 16));
};

/** The IPv4 address that these groups contain (`::ffff:0:0/96`), if they do. */
const mappedIPv4 = (groups: readonly number[]): string | undefined => {
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
};

/**
 * An address as proxies write it: with or without a port, brackets and quotes; IPv4 within IPv6 is IPv4.
 * @returns undefined for what is no address, such as `unknown`
 */
export const parseAddress = (text: string): string | undefined => {
  const [, bracketed, plain = ""] = /^"?(?:\[([^\]]*)\](?::\d+)?|(.*?))"?$/.exec(text.trim()) ?? [];
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(plain)?.[1] ?? plain;
  const [address = ""] = (bracketed ?? withoutPort).split("%");
  if (isIPv4(address)) return address;
  return isIP(address) === 6 ? (mappedIPv4(groupsOf(address)) ?? address) : undefined;
};

const prefixOf = (address: string, count: number, bits: number): string =>
  `${groupsOf(address)
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(":")}::/${bits}`;

/** An IPv4 address, or the IPv6 /64 of an address, which is the size that a household or a machine gets. */
export const networkOf = (address: string): string => {
  const parsed = parseAddress(address);
  if (parsed === undefined || isIPv4(parsed)) return parsed ?? address;
  return prefixOf(parsed, 4, 64);
};

/** The IPv6 /48 around an address, which is the size that an organisation gets; undefined for IPv4. */
export const siteNetworkOf = (address: string): string | undefined => {
  const parsed = parseAddress(address);
  return parsed === undefined || isIPv4(parsed) ? undefined : prefixOf(parsed, 3, 48);
};
