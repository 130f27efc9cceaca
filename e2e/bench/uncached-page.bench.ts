/**
 * Processor time of an uncached page: for rendering alone, which the target is about, and in total –
 * requesting data from the API, rendering, compressing and sending, in all threads of the server.
 * `npm run bench -- uncached-page`.
 */
import { Agent, get } from "node:http";
import { join } from "node:path";
import { startProduct } from "../support/product";
import { nextHost } from "../support/uncached-page";
import { median } from "./measure";
import { renderingTime } from "./rendering";

const BATCHES = 20;
const BATCH = 20;
const WARM_UP = 60;
const RENDERS = 400;
/** The targets, in milliseconds. */
const BAR = 10;

const probe = join(import.meta.dirname, "cpu-probe.mjs");
const product = await startProduct({ NODE_OPTIONS: `--import=${probe}` });
const probePort = /cpu probe on (\d+)/.exec(product.log())?.[1];
const agent = new Agent({ keepAlive: true });
let visits = 0;

const text = (url: string, headers: Record<string, string> = {}): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(Buffer.concat(chunks).toString("utf8"))
          : reject(new Error(`${url}: status ${response.statusCode}`)),
      );
    }).on("error", reject);
  });

const visit = (path: string): Promise<string> => {
  visits += 1;
  return text(product.origin + path, { host: nextHost(), "accept-encoding": "br" });
};

/** Milliseconds of processor time that the server has taken so far. */
const taken = async (): Promise<number> => {
  const { user, system }: NodeJS.CpuUsage = JSON.parse(await text(`http://127.0.0.1:${probePort}/`));
  return (user + system) / 1_000;
};

const timePerVisit = async (paths: string[]): Promise<number> => {
  const next = () => paths[visits % paths.length] ?? "/";
  for (let count = 0; count < WARM_UP; count++) await visit(next());
  const times: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const before = await taken();
    for (let count = 0; count < BATCH; count++) await visit(next());
    times.push(((await taken()) - before) / BATCH);
  }
  return median(times);
};

interface Measured {
  name: string;
  paths: string[];
  remote: string;
  page: string;
}

try {
  const { images }: { images: { slug: string }[] } = JSON.parse(
    await text(`${product.origin}/api/images?limit=50`),
  );
  const pages: Measured[] = [
    { name: "/", paths: ["/"], remote: "gallery", page: "./home-page" },
    {
      name: "image pages",
      paths: images.map(({ slug }) => `/image/${encodeURIComponent(slug)}`),
      remote: "detail",
      page: "./image-page",
    },
    { name: "/about", paths: ["/about"], remote: "static", page: "./about-page" },
  ];
  console.log(
    `milliseconds of processor time: medians of ${RENDERS} renders, and of ${BATCHES} times ${BATCH} pages`,
  );
  console.log("                rendering              all in all");
  for (const { name, paths, remote, page } of pages) {
    const [url = "/"] = paths;
    const html = await text(product.origin + url);
    const rendering = await renderingTime(html, { url, remote, page }, RENDERS);
    const all = await timePerVisit(paths);
    console.log(
      `${name.padEnd(14)} ${rendering.toFixed(1).padStart(10)}   at most ${BAR} ${all.toFixed(1).padStart(10)}`,
    );
    if (rendering > BAR) process.exitCode = 1;
  }
} finally {
  agent.destroy();
  await product.dispose();
}
