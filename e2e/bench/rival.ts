import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";

export interface Rival {
  origin: string;
  /** The one script's size, in bytes after brotli. */
  scriptBytes: number;
  close(): Promise<void>;
}

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>One bundle</title><script src="/bundle.js" defer></script></head><body><div id="root"></div></body></html>';

/** Builds the same sources as one bundle and serves it; API requests and pictures are proxied to the product. */
export const startRival = async (productOrigin: string): Promise<Rival> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "one-bundle.tsx")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    outdir: "out",
    assetNames: "[name]",
    publicPath: "/",
    conditions: ["production"],
    define: {
      "process.env.NODE_ENV": '"production"',
      "process.env.RELEASE_VERSION": '"0.0.0"',
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
      FEDERATION_OPTIMIZE_NO_REMOTE: "true",
    },
    loader: { ".woff2": "file", ".webp": "file", ".svg": "file" },
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"));
  if (!script) throw new Error("the rival's bundle was not built");
  const compressed = brotliCompressSync(script.contents);
  const assets = new Map(outputFiles.map((file) => [`/${file.path.split("/").at(-1)}`, file.contents]));

  const server: Server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? "/";
    if (url.startsWith("/api/") || url.startsWith("/media/")) {
      const onward = request(
        productOrigin + url,
        { method: incoming.method, headers: incoming.headers },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        },
      );
      incoming.pipe(onward);
    } else if (url === "/bundle.js") {
      outgoing
        .writeHead(200, { "content-type": "text/javascript", "content-encoding": "br" })
        .end(compressed);
    } else if (assets.has(url)) {
      outgoing.writeHead(200, { "content-type": "font/woff2" }).end(assets.get(url));
    } else {
      outgoing.writeHead(200, { "content-type": "text/html" }).end(PAGE);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    scriptBytes: compressed.length,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
