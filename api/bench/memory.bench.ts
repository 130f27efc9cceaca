import { benchImageId } from "./data/ids";
import { createPlace, startApi } from "./support/api";
import { requestText } from "./support/connection";
import { startLoad } from "./support/load";
import { line, median, whole } from "./support/report";
import { ANY_IMAGE, guestViewer, userViewer, viewers } from "./support/viewers";

// Memory of the process during 100,000 requests of all kinds: `npm run bench -- memory`.

const REQUESTS = 100_000;
const STEPS = 20;
const MIB = 1024 * 1024;

const place = createPlace();
await place.load(1_000, 1_000, 100);
const api = await startApi(place);
const load = startLoad();

const get = (path: string) => requestText("GET", path);
const users = await viewers(1_000, userViewer);
const guests = await viewers(20_000, guestViewer);
const kinds: ((n: number) => string)[] = [
  () => get("/api/images?limit=20&category=Social%20Media"),
  () => get("/api/images?limit=5&random=true&seed={n}"),
  () => get("/api/images?limit=20&search=opal%20{n}"),
  () => get(`/api/images/${ANY_IMAGE}`),
  () => get(`/api/images/${ANY_IMAGE}/similar?limit={n}`),
  () => get("/api/filters"),
  () => get("/api/no-such-route-{n}"),
  () => get("/media/c_fill,w_432,h_540,q_auto,f_auto/bench-{n}"),
  () => requestText("POST", `/api/public/track-view/${ANY_IMAGE}`),
  () => requestText("POST", `/api/public/track-copy/${benchImageId(9_999_999)}`),
  (n) => guests[n % guests.length]?.reveal(ANY_IMAGE) ?? "",
  (n) => users[n % users.length]?.reveal(ANY_IMAGE) ?? "",
  (n) => users[n % users.length]?.stats ?? "",
];
const requests = Array.from({ length: 60_000 }, (_, n) => kinds[n % kinds.length]?.(n) ?? "");

/** Resident memory in bytes, as the process reports it. */
const resident = async (): Promise<number> => {
  const metrics = await fetch(`http://127.0.0.1:${api.port}/metrics`);
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(await metrics.text())?.[1]);
};

const sizes: number[] = [];
const counts: Record<number, number> = {};
let from = 0;
for (let step = 0; step < STEPS; step += 1) {
  const plan = { ports: [api.port], connections: 50, requests, count: REQUESTS / STEPS, from };
  const { statuses, next } = await load.run(plan);
  for (const [status, count] of Object.entries(statuses)) {
    counts[Number(status)] = (counts[Number(status)] ?? 0) + count;
  }
  from = next;
  sizes.push((await resident()) / MIB);
}
const quarter = (n: number) => median(sizes.slice((n * STEPS) / 4, ((n + 1) * STEPS) / 4));
const growth = quarter(3) / quarter(1);
console.log(`${whole(REQUESTS)} mixed requests, by status: ${JSON.stringify(counts)}`);
console.log(`resident memory, MiB: ${sizes.map((size) => size.toFixed(0)).join(" ")}`);
line(
  "the last quarter's memory to the second's",
  `${quarter(3).toFixed(0)} to ${quarter(1).toFixed(0)} MiB: ${growth.toFixed(2)}×`,
  `${growth > 1.1 ? "MISSED " : ""}at most 1.1×`,
);

load.stop();
await api.end();
place.remove();
