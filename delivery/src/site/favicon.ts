import type { FastifyPluginAsync } from "fastify";
import { contentHash } from "../registry/content-hash";
import type { Product } from "./product";

/** The product's mark for the browser's tab. */
export const faviconRoutes: FastifyPluginAsync<Product["favicon"]> = async (app, { style, shapes }) => {
  const headers = {
    "Cache-Control": "public, max-age=86400",
    "Content-Security-Policy": `default-src 'none'; style-src ${contentHash(style)}; frame-ancestors 'none'`,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>`;
  app.get("/favicon.svg", async (_request, reply) => reply.headers(headers).type("image/svg+xml").send(svg));
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 302));
};
