import { createHash, randomBytes } from "node:crypto";
import {
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { text } from "node:stream/consumers";
import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { BUILD_SCRIPT } from "./build-reports";
import { type CookieJar, createCookieJar } from "./cookie-jar";
import { DEV_VERSION, ownsPath, withLocalRelease, withLocalRemote } from "./local-release";
import type { Middleware } from "./remote-bundler";

interface Proxy {
  site: URL;
  jars: Map<string, CookieJar>;
  readConfig(): Promise<RemoteConfig>;
}

/** Identifies the browser's cookie jar. `Strict`: pages of other sites can't send requests with the jar's cookies. */
const JAR_COOKIE = "remote-kit";

/** Headers that apply only to the live site's own origin, or to a connection. */
const NOT_PASSED_BACK = new Set([
  "set-cookie",
  "strict-transport-security",
  "connection",
  "transfer-encoding",
  "keep-alive",
]);

/** The site's policy allows scripts by hash. */
const BUILD_SCRIPT_HASH = `'sha256-${createHash("sha256").update(BUILD_SCRIPT).digest("base64")}'`;

const jarOf = ({ jars }: Proxy, request: IncomingMessage, response: ServerResponse): CookieJar => {
  const id = new RegExp(`(?:^|;\\s*)${JAR_COOKIE}=([^;]*)`).exec(request.headers.cookie ?? "")?.[1];
  const known = id === undefined ? undefined : jars.get(id);
  if (known) return known;
  const [name, jar] = [randomBytes(16).toString("hex"), createCookieJar()];
  // Only a page gets a new jar: otherwise each of a page's first requests would create another.
  if (request.headers["sec-fetch-dest"] === "document" || !request.headers["sec-fetch-dest"]) {
    jars.set(name, jar);
    response.setHeader("Set-Cookie", `${JAR_COOKIE}=${name}; Path=/; HttpOnly; SameSite=Strict`);
  }
  return jar;
};

const headersFor = ({ site }: Proxy, { headers }: IncomingMessage, jar: CookieJar): IncomingHttpHeaders => {
  const { cookie: _, "accept-encoding": _encoding, ...rest } = headers;
  const cookie = jar.header();
  const local = `http://${headers.host}`;
  return {
    ...rest,
    host: site.host,
    "accept-encoding": "identity",
    ...(headers.origin === local ? { origin: site.origin } : {}),
    ...(headers.referer?.startsWith(local) ? { referer: headers.referer.replace(local, site.origin) } : {}),
    ...(cookie === undefined ? {} : { cookie }),
  };
};

const send = (proxy: Proxy, request: IncomingMessage, jar: CookieJar): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const start = proxy.site.protocol === "https:" ? httpsRequest : httpRequest;
    const target = new URL(request.url ?? "/", proxy.site);
    const outgoing = start(
      target,
      { method: request.method, headers: headersFor(proxy, request, jar) },
      resolve,
    );
    outgoing.on("error", reject);
    request.pipe(outgoing);
  });

/** A response rewritten to use the remote on this machine; undefined if it is passed on unchanged. */
const rewrite = async (
  path: string,
  received: IncomingMessage,
  config: RemoteConfig,
): Promise<{ body: string; status: number } | undefined> => {
  const status = received.statusCode ?? 502;
  if (received.headers["content-type"]?.startsWith("text/html")) {
    const isOwn = ownsPath(config, path);
    const page = withLocalRemote(await text(received), config, isOwn);
    return {
      body: page.replace("</body>", `<script>${BUILD_SCRIPT}</script></body>`),
      status: isOwn ? 200 : status,
    };
  }
  if (path === "/r/map.json") {
    const map: ResolvedMap = JSON.parse(await text(received));
    return { body: JSON.stringify(withLocalRelease(map, config)), status };
  }
  if (path === "/r/versions.json") {
    const versions: Record<string, string> = JSON.parse(await text(received));
    return { body: JSON.stringify({ ...versions, [config.id]: DEV_VERSION }), status };
  }
  return undefined;
};

const copyHeaders = ({ site }: Proxy, received: IncomingMessage, response: ServerResponse): void => {
  for (const [name, value] of Object.entries(received.headers))
    if (value !== undefined && !NOT_PASSED_BACK.has(name)) response.setHeader(name, value);
  const policy = received.headers["content-security-policy"];
  if (typeof policy === "string")
    response.setHeader(
      "content-security-policy",
      policy.replace("script-src ", `script-src ${BUILD_SCRIPT_HASH} `),
    );
  const { location } = received.headers;
  if (location?.startsWith(site.origin))
    response.setHeader("location", location.slice(site.origin.length) || "/");
};

const forward = async (proxy: Proxy, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const jar = jarOf(proxy, request, response);
  const received = await send(proxy, request, jar);
  jar.store(received.headers["set-cookie"] ?? []);
  const { pathname } = new URL(request.url ?? "/", proxy.site);
  const rewritten = await rewrite(pathname, received, await proxy.readConfig());
  copyHeaders(proxy, received, response);
  response.statusCode = rewritten?.status ?? received.statusCode ?? 502;
  if (!rewritten) {
    received.pipe(response);
    return;
  }
  for (const name of ["content-length", "etag", "last-modified"]) response.removeHeader(name);
  response.setHeader("cache-control", "no-store");
  response.end(rewritten.body);
};

/** Serves a live site on this machine, with one local remote. The site needs no setting and doesn't receive it. */
export const siteProxy = (site: URL, readConfig: () => Promise<RemoteConfig>): Middleware => {
  const proxy: Proxy = { site, jars: new Map(), readConfig };
  return (request, response) => {
    forward(proxy, request, response).catch((error: unknown) => {
      response.statusCode = 502;
      response.end(`${site.origin} could not be reached: ${error instanceof Error ? error.message : error}`);
    });
  };
};
