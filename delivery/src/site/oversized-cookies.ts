import type { FastifyInstance, FastifyRequest } from "fastify";

/** The API behind this site, and proxies, refuse requests whose headers exceed 16 KB. */
const MAX_COOKIE_LENGTH = 12 * 1_024;

const PRODUCT_COOKIE = /^(?:__Host-|__Secure-)?(?:pf_guest|visitor|preview|release_events|remotes)$/;

/** Says that the cookies that this site doesn't know were removed a moment ago. */
const REMOVED = "cookies_removed";

const pageOf = (retries: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${retries ? '<meta http-equiv="refresh" content="0">' : ""}
<title>Too many cookies</title>
<h1>Too many cookies</h1>
<p>A page had stored more cookies than a request can carry. They have been removed.</p>
<p><a href="">Try again</a></p>
</html>
`;

/** `/`, and each folder of the path: a cookie is removed only under the path that it was set for. */
const foldersOf = ({ url }: FastifyRequest): string[] => {
  const segments = (url.split("?")[0] ?? "").split("/").slice(1);
  return ["/", ...segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`)];
};

/**
 * Answers a request with more cookies than servers take: removes those that are not the product's, and lets the browser
 * try again, so that the visitor stays known. If that was not enough, all are removed.
 */
export const refuseOversizedCookies = (app: FastifyInstance): void => {
  app.addHook("onRequest", (request, reply, done) => {
    const { cookie = "" } = request.headers;
    if (cookie.length <= MAX_COOKIE_LENGTH) return done();
    const names = cookie.split(";").map((pair) => pair.split("=")[0]?.trim() ?? "");
    const hasRemoved = names.includes(REMOVED);
    const others = names.filter((name) => !PRODUCT_COOKIE.test(name) && name !== REMOVED);
    const removals = others.flatMap((name) =>
      foldersOf(request).map((path) => `${name}=; Path=${path}; Max-Age=0`),
    );
    reply.header("Set-Cookie", [...removals, `${REMOVED}=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`]);
    if (hasRemoved) reply.header("Clear-Site-Data", '"cookies"');
    reply.code(431).header("Cache-Control", "no-store").type("text/html; charset=utf-8");
    void reply.send(pageOf(!hasRemoved));
  });
};
