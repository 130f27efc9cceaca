import { setTimeout as wait } from "node:timers/promises";
import { createPlace, startApi } from "./support/api";
import { must, whole } from "./support/report";
import { createRevealLoad } from "./support/reveal-load";
import { userViewer, viewers } from "./support/viewers";

// Acknowledged reveals must survive a `kill -9` in the middle of other reveals: `npm run bench -- crash`.

const KILLS = Number(process.env["KILLS"] ?? 50);
const CALLERS = 16;
const USERS = 400;
const IMAGES = 1_000;

const place = createPlace();
await place.load(IMAGES, USERS, 100);
const load = createRevealLoad(await viewers(USERS, userViewer), { callers: CALLERS, images: IMAGES });
const responses = (): number => load.counts.acknowledged + load.counts.refused;

for (let kill = 0; kill < KILLS; kill += 1) {
  const api = await startApi(place);
  const callers = load.run(api.port);
  // Kill in the middle of the work, at a different point each time.
  const enough = responses() + 100 + ((kill * 37) % 200);
  while (responses() < enough) await wait(1);
  await api.end("SIGKILL");
  await callers;
}

const api = await startApi(place);
const { found, lost } = await load.check(api.port);
must(
  `reveals acknowledged before ${KILLS} kill -9`,
  `${whole(found)} found, ${lost} lost`,
  lost === 0 && found > 0 && load.counts.refused === 0,
  "0 lost",
);

await api.end();
place.remove();
