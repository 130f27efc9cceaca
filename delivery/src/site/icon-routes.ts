import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { FastifyPluginAsync } from "fastify";
import { contentHash } from "../registry/content-hash";
import type { Product } from "./product";

const CACHED = { "Cache-Control": "public, max-age=86400" };

/** The product's mark in the browser's tab and on a phone's home screen, and the manifest that makes it installable. */
export const iconRoutes: FastifyPluginAsync<Pick<Product, "icon" | "themeColors">> = async (
  app,
  { icon: { style, shapes, touchIcon }, themeColors },
) => {
  const headers = {
    ...CACHED,
    "Content-Security-Policy": `default-src 'none'; style-src ${contentHash(style)}; frame-ancestors 'none'`,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>`;
  app.get("/favicon.svg", async (_request, reply) => reply.headers(headers).type("image/svg+xml").send(svg));
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/favicon.svg", 302));

  const png = Buffer.from(touchIcon, "base64");
  app.get("/apple-touch-icon.png", async (_request, reply) =>
    reply.headers(CACHED).type("image/png").send(png),
  );

  const manifest = JSON.stringify({
    name: PRODUCT_NAME,
    start_url: "/",
    display: "standalone",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-touch-icon.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
    ],
  });
  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply.headers(CACHED).type("application/manifest+json").send(manifest),
  );
};
