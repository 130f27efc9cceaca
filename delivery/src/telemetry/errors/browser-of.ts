import { parse } from "bowser";

const MAX_LENGTH = 40;

/**
 * The browser of a `User-Agent`, by family and major version: "Firefox 143"; without a version the family alone,
 * undefined without a family.
 */
export const browserOf = (userAgent: string | undefined): string | undefined => {
  if (!userAgent) return undefined;
  const { name, version } = parse(userAgent.slice(0, 400)).browser;
  if (!name) return undefined;
  const [major = ""] = (version ?? "").split(".");
  return (/^\d{1,3}$/.test(major) ? `${name} ${major}` : name).slice(0, MAX_LENGTH);
};
