import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { FastifyPluginAsync } from "fastify";
import { contentHash } from "../registry/integrity";
import type { Product } from "./product";

const CACHED = { "Cache-Control": "public, max-age=86400" };

const TOUCH_ICON_PIXELS = 192;

const iconFile = (png: Buffer): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(TOUCH_ICON_PIXELS, 6);
  head.writeUInt8(TOUCH_ICON_PIXELS, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** The product's mark in the browser's tab and on a phone's home screen, and the manifest that makes it installable. */
export const iconRoutes: FastifyPluginAsync<Pick<Product, "icon" | "themeColors">> = async (
  app,
  { icon: { style, shapes, touchIcon }, themeColors },
) => {
  const png = Buffer.from(touchIcon, "base64");
  const manifest = {
    name: PRODUCT_NAME,
    start_url: "/",
    display: "standalone",
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-touch-icon.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
    ],
  };
  const addFile = (path: string, type: string, content: string | Buffer, headers = {}) =>
    app.get(path, async (_request, reply) =>
      reply
        .headers({ ...CACHED, ...headers })
        .type(type)
        .send(content),
    );

  addFile(
    "/favicon.svg",
    "image/svg+xml",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>${style}</style>${shapes}</svg>`,
    {
      "Content-Security-Policy": `default-src 'none'; style-src ${contentHash(style)}; frame-ancestors 'none'`,
    },
  );
  addFile("/apple-touch-icon.png", "image/png", png);
  addFile("/favicon.ico", "image/vnd.microsoft.icon", iconFile(png));
  addFile("/manifest.webmanifest", "application/manifest+json", JSON.stringify(manifest));
};
