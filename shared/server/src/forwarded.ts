import type { IncomingHttpHeaders } from "node:http";
import { parseAddress } from "./network";

const textOf = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join() : (header ?? "");

/**
 * The addresses of `X-Forwarded-For`, the last proxy's last. What is no address hides everything before it: the request
 * then counts as one of the proxy that wrote that.
 */
const addressesOf = (header: string): string[] => {
  const addresses: string[] = [];
  for (const entry of header.split(",").reverse()) {
    const address = parseAddress(entry);
    if (address === undefined) break;
    addresses.unshift(address);
  }
  return addresses;
};

/** The protocol of `X-Forwarded-Proto`, or of the first entry of a list; undefined for any but http and https. */
const protocolOf = (header: string): string | undefined => {
  const [first = ""] = header.split(",");
  const protocol = first.trim().replaceAll('"', "").toLowerCase();
  return protocol === "http" || protocol === "https" ? protocol : undefined;
};

/**
 * Rewrites the headers in which proxies name the client and its protocol, which they write in many ways, to plain
 * addresses and `http` or `https`. Whether they are trusted is decided later.
 */
export const normaliseForwarded = (headers: IncomingHttpHeaders): void => {
  const rewrite = (name: string, read: (header: string) => string | undefined): void => {
    if (headers[name] === undefined) return;
    const plain = read(textOf(headers[name]));
    if (plain) headers[name] = plain;
    else delete headers[name];
  };
  rewrite("x-forwarded-for", (header) => addressesOf(header).join(", "));
  rewrite("x-forwarded-proto", protocolOf);
};
