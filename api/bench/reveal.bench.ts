import { createPlace, startApi } from "./support/api";
import { startLoad } from "./support/load";
import { line, median, whole } from "./support/report";
import { ANY_IMAGE, guestViewer, userViewer, type Viewer, viewers } from "./support/viewers";

// Reveals a second on the embedded database, each of them synced to the disk: `npm run bench -- reveal`.
// Bar: at least 1,500 reveals a second.

const ROUNDS = 5;
const SECONDS = 4;
const CALLERS = 64;
const BAR = 1_500;
/** Enough viewers that every reveal of all rounds is a new one. */
const USERS = 4_000;
const GUESTS = 150_000;

const load = startLoad();
const place = createPlace();
await place.load(1_000, USERS, 100);
const api = await startApi(place);

/** Requests from each viewer in turn, with a different image each time round. */
const measure = async (name: string, all: readonly Viewer[]): Promise<void> => {
  const requests = all.map((viewer) => viewer.reveal(ANY_IMAGE));
  const rates: number[] = [];
  let from = 0;
  // The first round warms up, and isn't counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const plan = { ports: [api.port], connections: CALLERS, requests, seconds: SECONDS, from };
    const { perSecond, statuses, next, p95 } = await load.run(plan);
    if (Object.keys(statuses).join() !== "200") throw new Error(`${name}: ${JSON.stringify(statuses)}`);
    from = next;
    if (round > 0) rates.push(perSecond);
    if (round === ROUNDS) {
      const rate = median(rates);
      line(
        name,
        `${whole(rate)}/s, p95 ${p95.toFixed(0)} ms`,
        `${rate < BAR ? "MISSED " : ""}at least ${BAR}/s`,
      );
    }
  }
};

console.log(`median of ${ROUNDS} rounds of ${SECONDS} s, ${CALLERS} callers; the embedded database`);
await measure("reveals of users", await viewers(USERS, userViewer));
await measure("reveals of guests", await viewers(GUESTS, guestViewer));

load.stop();
await api.end();
place.remove();
