import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import { makePicture } from "../test/pictures";
import { createPlace, startSite } from "./support/api";
import { startBare } from "./support/bare";
import { requestText } from "./support/connection";
import { startLoad } from "./support/load";
import { median, ratio } from "./support/report";

// A cached rendition compared with a bare route that sends the same bytes: `npm run bench -- media`.

const ROUNDS = 5;
const SECONDS = 3;
const ADMINISTRATOR = { email: "owner@example.org", password: "a password for benchmarks" };
const headers = { accept: "image/webp" };

/** Uploads a picture as an administrator does. @returns the URL of its card */
const upload = async (origin: string): Promise<string> => {
  const signedIn = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const { access_token } = (await signedIn.json()) as AdminSession;
  const form = new FormData();
  for (const name of ["title", "category", "tag", "theme", "prompt"]) form.set(name, "Benchmark");
  form.set("image", new Blob([new Uint8Array(await makePicture())]));
  const authorization = `Bearer ${access_token}`;
  const created = await fetch(`${origin}/api/images`, {
    method: "POST",
    headers: { authorization },
    body: form,
  });
  if (created.status !== 201)
    throw new Error(`The upload returned ${created.status}: ${await created.text()}`);
  const { imageUrl } = (await created.json()) as Image;
  const card = transformsOf({ crop: "fill", width: 432, height: 540 });
  return imageUrl.replace(/^\/media\/[^/]+/, `/media/${card}`);
};

const place = createPlace({ ADMIN_EMAIL: ADMINISTRATOR.email, ADMIN_PASSWORD: ADMINISTRATOR.password });
const api = await startSite(place);
const origin = `http://127.0.0.1:${api.port}`;
const path = await upload(origin);
const bare = await startBare(`${origin}${path}`, headers);
const load = startLoad();

const rates: Record<"ours" | "theirs", number[]> = { ours: [], theirs: [] };
for (let round = 0; round <= ROUNDS; round += 1) {
  const plan = { connections: 50, seconds: SECONDS, from: 0 };
  const ours = await load.run({ ...plan, ports: [api.port], requests: [requestText("GET", path, headers)] });
  const theirs = await load.run({ ...plan, ports: [bare.port], requests: [requestText("GET", "/")] });
  if (round === 0) continue;
  rates.ours.push(ours.perSecond);
  rates.theirs.push(theirs.perSecond);
}
console.log(`median of ${ROUNDS} rounds of ${SECONDS} s, 50 connections`);
ratio("a cached WebP rendition, 432×540", median(rates.ours), median(rates.theirs), 0.4);

load.stop();
bare.stop();
await api.end();
place.remove();
