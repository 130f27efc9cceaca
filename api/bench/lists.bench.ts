import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { benchImageId } from "./data/ids";
import { createPlace, startSite } from "./support/api";
import { requestText } from "./support/connection";
import { startLoad } from "./support/load";
import { median, ratio } from "./support/report";
import { ADMINISTRATOR, uploadPicture } from "./support/upload-picture";

// Lists, single images and a rendition through the whole site, compared with a bare route that sends the same bytes:
// `npm run bench -- lists`.
// Bar: at least 0.4× a bare route with the same bytes, 0.05× if every request is different.

const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const SECONDS = Number(process.env["SECONDS"] ?? 3);
const CONNECTIONS = 50;
const IMAGES = 1_000;
/** Enough that no image is requested twice while its response is cached. */
const MANY_IMAGES = 60_000;

const LIST = "/api/images?limit=20&category=Social%20Media";
const ONE = `/api/images/${benchImageId(7)}`;
const WEBP = { accept: "image/webp" };
const get = (path: string) => [requestText("GET", path)];

/** Starts a bare Fastify route that sends the same response as `url`. */
const startBare = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  const base64 = Buffer.from(await response.arrayBuffer()).toString("base64");
  const child = fork(join(import.meta.dirname, "support/bare-server.ts"), { execArgv: ["--import", "tsx"] });
  child.send({ base64, type: response.headers.get("content-type") ?? "" });
  const [port] = (await once(child, "message")) as [number];
  return { port, stop: () => child.kill() };
};

const load = startLoad();
const few = createPlace({ ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password });
const many = createPlace();
await few.load(IMAGES);
await many.load(MANY_IMAGES);
const [fewApi, manyApi] = [await startSite(few), await startSite(many)];
const bareList = await startBare(`http://127.0.0.1:${fewApi.port}${LIST}`);
const bareOne = await startBare(`http://127.0.0.1:${fewApi.port}${ONE}`);
const rendition = await uploadPicture(`http://127.0.0.1:${fewApi.port}`);
const bareRendition = await startBare(`http://127.0.0.1:${fewApi.port}${rendition}`, WEBP);

const subjects = {
  bareList: { ports: [bareList.port], requests: get("/") },
  bareOne: { ports: [bareOne.port], requests: get("/") },
  bareRendition: { ports: [bareRendition.port], requests: get("/") },
  rendition: { ports: [fewApi.port], requests: [requestText("GET", rendition, WEBP)] },
  cachedList: { ports: [fewApi.port], requests: get(LIST) },
  pages: { ports: [fewApi.port], requests: get(`${LIST}&seed={n}`) },
  samples: { ports: [fewApi.port], requests: get(`${LIST}&random=true&seed={n}`) },
  cachedOne: { ports: [fewApi.port], requests: get(ONE) },
  ones: {
    ports: [manyApi.port],
    requests: Array.from({ length: MANY_IMAGES }, (_, n) =>
      requestText("GET", `/api/images/${benchImageId(n)}`),
    ),
  },
};
type Subject = keyof typeof subjects;
const names = Object.keys(subjects) as Subject[];

const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Subject, number[]>;
const from = Object.fromEntries(names.map((name) => [name, 0])) as Record<Subject, number>;
// The first round warms up, and isn't counted.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const name of names) {
    const plan = { ...subjects[name], connections: CONNECTIONS, seconds: SECONDS, from: from[name] };
    const { perSecond, statuses, next } = await load.run(plan);
    if (Object.keys(statuses).join() !== "200") throw new Error(`${name}: ${JSON.stringify(statuses)}`);
    from[name] = next;
    if (round > 0) rates[name].push(perSecond);
  }
}
const of = (name: Subject) => median(rates[name]);

console.log(`median of ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections; the embedded database`);
ratio("20 of 1,000 images by category, cached", of("cachedList"), of("bareList"), 0.4);
ratio("20 of 1,000 images by category, each different", of("pages"), of("bareList"), 0.05);
ratio("20 of 1,000 by category at random, each different", of("samples"), of("bareList"));
ratio("one image by id, cached", of("cachedOne"), of("bareOne"), 0.4);
ratio("one image by id, each different", of("ones"), of("bareOne"), 0.05);
ratio("a cached WebP rendition, 432×540", of("rendition"), of("bareRendition"), 0.4);

load.stop();
for (const { stop } of [bareList, bareOne, bareRendition]) stop();
for (const api of [fewApi, manyApi]) await api.end();
for (const place of [few, many]) place.remove();
