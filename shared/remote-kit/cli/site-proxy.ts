import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { arrayBuffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { CookieJar } from "tough-cookie";
import { BUILD_SCRIPT } from "./build-reports";
import { DEV_VERSION, ownsPath, withLocalRelease, withLocalRemote } from "./local-release";
import type { Middleware } from "./webpack-bundler";

/** Identifies the browser's cookie jar. `Strict`: pages of other sites can't send requests with the jar's cookies. */
const JAR_COOKIE = "remote-kit";

/** Headers that apply only to one origin, or to a connection. */
const NOT_PASSED =
  /^(host|cookie|set-cookie|strict-transport-security|connection|keep-alive|transfer-encoding|upgrade|expect)$/;

/** The site's policy allows scripts by hash. */
const BUILD_SCRIPT_HASH = `'sha256-${createHash("sha256").update(BUILD_SCRIPT).digest("base64")}'`;

/** The body of a response that has to use the remote on this machine; undefined if it is passed on unchanged. */
const rewrite = async (
  path: string,
  received: Response,
  config: RemoteConfig,
): Promise<string | undefined> => {
  if (received.headers.get("content-type")?.startsWith("text/html")) {
    const page = withLocalRemote(await received.text(), config, ownsPath(config, path));
    return page.replace("</body>", `<script>${BUILD_SCRIPT}</script></body>`);
  }
  if (path === "/r/map.json") {
    const map: ResolvedMap = await received.json();
    return JSON.stringify(withLocalRelease(map, config));
  }
  if (path === "/r/versions.json") {
    const versions: Record<string, string> = await received.json();
    return JSON.stringify({ ...versions, [config.id]: DEV_VERSION });
  }
  return undefined;
};

/** `fetch` only says that it failed; its cause says why. */
const reasonOf = (error: unknown): unknown => {
  const { cause = error }: { cause?: unknown } = Object(error);
  const { code, message }: { code?: string; message?: string } = Object(cause);
  return code ?? message ?? cause;
};

/** Serves a live site on this machine, with one local remote. The site needs no setting and doesn't receive it. */
export const siteProxy = (site: URL, readConfig: () => Promise<RemoteConfig>): Middleware => {
  /** The live site's cookies, by the browser that they belong to. */
  const jars = new Map<string, CookieJar>();

  const jarOf = (request: IncomingMessage, response: ServerResponse): CookieJar => {
    const id = new RegExp(`(?:^|;\\s*)${JAR_COOKIE}=([^;]*)`).exec(request.headers.cookie ?? "")?.[1];
    const known = id === undefined ? undefined : jars.get(id);
    if (known) return known;
    const [name, jar] = [randomBytes(16).toString("hex"), new CookieJar()];
    // Only a page gets a new jar: otherwise each of a page's first requests would create another.
    if (request.headers["sec-fetch-dest"] === "document" || !request.headers["sec-fetch-dest"]) {
      jars.set(name, jar);
      response.setHeader("Set-Cookie", `${JAR_COOKIE}=${name}; Path=/; HttpOnly; SameSite=Strict`);
    }
    return jar;
  };

  const send = async (request: IncomingMessage, jar: CookieJar): Promise<Response> => {
    const { method = "GET", headers, url = "/" } = request;
    const body = await arrayBuffer(request);
    const target = new URL(url, site);
    // `Origin` and `Referer` name the site.
    const passed = Object.entries(headers)
      .filter(([name]) => !NOT_PASSED.test(name))
      .map(([name, value]) => [name, String(value).replace(`http://${headers.host}`, site.origin)]);
    const cookie = await jar.getCookieString(target.href);
    const response = await fetch(target, {
      method,
      headers: { ...Object.fromEntries(passed), "accept-encoding": "identity", ...(cookie && { cookie }) },
      body: body.byteLength > 0 ? body : null,
      redirect: "manual",
    });
    for (const header of response.headers.getSetCookie())
      await jar.setCookie(header, target.href, { ignoreError: true });
    return response;
  };

  /** The headers of a response for the browser: they name this machine, and their policy allows the kit's script. */
  const copyHeaders = (received: Response, response: ServerResponse): void => {
    for (const [name, value] of received.headers)
      if (!NOT_PASSED.test(name))
        response.setHeader(
          name,
          name === "content-security-policy"
            ? value.replace("script-src ", `script-src ${BUILD_SCRIPT_HASH} `)
            : value,
        );
    const location = received.headers.get("location");
    if (location?.startsWith(site.origin))
      response.setHeader("location", location.slice(site.origin.length) || "/");
  };

  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const received = await send(request, jarOf(request, response));
    const { pathname } = new URL(request.url ?? "/", site);
    const config = await readConfig();
    const body = await rewrite(pathname, received, config);
    copyHeaders(received, response);
    response.statusCode = received.status;
    if (body === undefined) return pipeline(received.body ?? [], response);
    // The live site may have no such page yet.
    if (ownsPath(config, pathname)) response.statusCode = 200;
    for (const name of ["content-length", "etag", "last-modified"]) response.removeHeader(name);
    response.setHeader("cache-control", "no-store").end(body);
  };

  return (request, response) => {
    forward(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      response.statusCode = 502;
      response.end(`${site.origin} could not be reached: ${reasonOf(error)}`);
    });
  };
};
