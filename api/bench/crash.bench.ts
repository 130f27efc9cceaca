import { setTimeout as wait } from "node:timers/promises";
import { benchImageId } from "./data/ids";
import { createPlace, startApi } from "./support/api";
import { Connection } from "./support/connection";
import { must, whole } from "./support/report";
import { userViewer, type Viewer, viewers } from "./support/viewers";

// Acknowledged reveals must survive a `kill -9` in the middle of other reveals: `npm run bench -- crash`.

const KILLS = Number(process.env["KILLS"] ?? 50);
const CALLERS = 16;
const USERS = 400;
const IMAGES = 1_000;

const place = createPlace();
await place.load(IMAGES, USERS, 100);
const users = await viewers(USERS, userViewer);
/** Ids of the images whose reveal was acknowledged, by user. */
const acknowledged = new Map(users.map((user) => [user, new Set<string>()]));

let next = 0;
let given = 0;
let refused = 0;

const call = async (port: number): Promise<void> => {
  const connection = await Connection.open(port);
  for (;;) {
    const user = users[next % USERS];
    const image = benchImageId(Math.floor(next / USERS) % IMAGES);
    next += 1;
    if (!user) return;
    const { status } = await connection.request(user.reveal(image));
    if (status === 200) acknowledged.get(user)?.add(image);
    else refused += 1;
    given += 1;
  }
};

for (let kill = 0; kill < KILLS; kill += 1) {
  const api = await startApi(place);
  // Each caller ends when its connection breaks.
  const callers = Promise.allSettled(Array.from({ length: CALLERS }, () => call(api.port)));
  // Kill in the middle of the work, at a different point each time.
  const enough = given + 100 + ((kill * 37) % 200);
  while (given < enough) await wait(1);
  await api.end("SIGKILL");
  await callers;
}

const api = await startApi(place);
const connection = await Connection.open(api.port);
const seenBy = async (user: Viewer): Promise<Set<string>> =>
  new Set((JSON.parse((await connection.request(user.stats)).body()) as { viewed: string[] }).viewed);
let lost = 0;
let found = 0;
for (const [user, images] of acknowledged) {
  const seen = await seenBy(user);
  for (const image of images) {
    if (seen.has(image)) found += 1;
    else lost += 1;
  }
}
must(
  `reveals acknowledged before ${KILLS} kill -9`,
  `${whole(found)} found, ${lost} lost`,
  lost === 0 && found > 0 && refused === 0,
  "0 lost",
);

connection.close();
await api.end();
place.remove();
