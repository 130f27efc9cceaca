import { parse } from "bowser";

const MAX_LENGTH = 60;

/** A readable name for the browser with this `User-Agent`: "Firefox on Linux". */
export const browserName = (userAgent: string | undefined): string => {
  if (!userAgent) return "Unknown browser";
  const { browser, os } = parse(userAgent.slice(0, 400));
  // Programs such as curl put their name first.
  const name = browser.name || (/^[\w.-]+/.exec(userAgent)?.[0] ?? "Unknown browser");
  return (os.name ? `${name} on ${os.name}` : name).slice(0, MAX_LENGTH);
};
