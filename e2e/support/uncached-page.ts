import { getRaw } from "./get-raw";

let visits = 0;

export interface UncachedPage {
  status: number;
  html: string;
  /** The part that the server rendered: `page`, `frame` or `none`. */
  rendered: string;
}

/** A loopback address of this machine, a new one each time: pages contain the host, so they are cached per host. */
export const nextHost = (): string => {
  visits += 1;
  return `127.${visits >> 16}.${(visits >> 8) & 255}.${visits & 255}`;
};

/** Requests a page that the server has to render, as it is not in the cache. */
export const uncachedPage = async (origin: string, path: string): Promise<UncachedPage> => {
  const { status, body } = await getRaw(origin + path, { host: nextHost() });
  const html = body.toString("utf8");
  return { status, html, rendered: /"rendered":"(\w+)"/.exec(html)?.[1] ?? "" };
};
