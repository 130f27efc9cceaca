import { BRAND_MARK } from "@promptfolio/lib/brand-mark";
import type { FastifyPluginAsync } from "fastify";
import { contentHash } from "../registry/content-hash";

const STYLE =
  ".a{fill:#191713}.b{fill:#1d3ccb}@media(prefers-color-scheme:dark){.a{fill:#f2efe9}.b{fill:#96acff}}";

const FAVICON_HEADERS = {
  "Cache-Control": "public, max-age=86400",
  "Content-Security-Policy": `default-src 'none'; style-src ${contentHash(STYLE)}; frame-ancestors 'none'`,
};

/** The header's brand mark for the browser's tab, in the ink and accent colours of both themes. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${STYLE}</style><path class="a" d="${BRAND_MARK.back}"/><path class="b" fill-rule="evenodd" d="${BRAND_MARK.front}"/></svg>`;

export const faviconRoutes: FastifyPluginAsync = async (app) => {
  app.get("/favicon.svg", async (_request, reply) =>
    reply.headers(FAVICON_HEADERS).type("image/svg+xml").send(FAVICON),
  );
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 302));
};
