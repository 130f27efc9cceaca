// Makes a release of the host or of the remote: `node make-release.mjs shell 1.0.0 FOLDER`, `node make-release.mjs hello 1.0.0 FOLDER`.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [id, version, folder] = process.argv.slice(2);
const isHost = id === "shell";
const entry = isHost ? "host.js" : "hello.js";
const name = version.replaceAll(/\W/g, "_");

const code = readFileSync(join(import.meta.dirname, entry), "utf8")
  .replaceAll("hello_VERSION", `hello_${name}`)
  .replaceAll("VERSION", version);
const integrity = `sha384-${createHash("sha384").update(code).digest("base64")}`;

/** In the head of every page: loads the host once the page is parsed. */
const loader = `addEventListener("DOMContentLoaded", ((script) => () => {
  const host = document.createElement("script");
  Object.assign(host, { src: script.dataset.src, integrity: script.dataset.integrity, crossOrigin: "anonymous" });
  document.head.append(host);
})(document.currentScript));`;

const release = {
  format: 1,
  id,
  version,
  builtAt: new Date().toISOString(),
  source: { commit: "none", dirty: false },
  contentHash: integrity,
  hostApi: isHost ? "1.0.0" : "^1.0.0",
  entry,
  serverEntry: null,
  containerName: isHost ? null : `hello_${name}`,
  pages: isHost ? {} : { "./hello-page": { scripts: [], server: null } },
  routes: isHost
    ? []
    : [
        {
          id: "hello",
          paths: ["/"],
          page: "./hello-page",
          access: "private",
          head: { title: "Hello", description: "A page of a remote" },
        },
      ],
  files: [{ path: entry, bytes: Buffer.byteLength(code), integrity }],
  ...(isHost && {
    document: { script: loader, fonts: [], firstPainted: "root", styleAttributes: {}, styleHashes: [] },
  }),
};

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, entry), code);
writeFileSync(join(folder, "release.json"), JSON.stringify(release, null, 2));
