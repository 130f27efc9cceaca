import { get } from "node:http";

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
export const uncachedPage = (origin: string, path: string): Promise<UncachedPage> =>
  new Promise((resolve, reject) => {
    const headers = { host: nextHost() };
    get(origin + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const html = Buffer.concat(chunks).toString("utf8");
        const rendered = /"rendered":"(\w+)"/.exec(html)?.[1] ?? "";
        resolve({ status: response.statusCode ?? 0, html, rendered });
      });
    }).on("error", reject);
  });
