import type { Image } from "@promptfolio/contracts/api/images";
import { pino } from "pino";
import { logOptions } from "../src/config/logging";
import { makeForm, makePicture } from "./pictures";
import { addPosters, startApi } from "./test-api";

const CANARY = "kanarienvogel";

type Question = readonly ["GET" | "POST" | "PUT", string];

/** Every URL that visitors can request, with the image that has the canary in its prompt. */
const crawl = ({ id, slug, imageUrl }: Image): readonly Question[] => [
  ["GET", "/api"],
  ["GET", "/api/images?limit=100"],
  ["GET", `/api/images?search=${CANARY}`],
  ["GET", `/api/images?search=${CANARY}&random=true&seed=x`],
  ...["created_at", "title", "category", "views", "downloads"].map(
    (sort): Question => ["GET", `/api/images?sort=${sort}&order=desc`],
  ),
  ["GET", "/api/images?random=true&seed=a&limit=100"],
  ["GET", `/api/images/${id}`],
  ["GET", `/api/images/${id}?fields=prompt`],
  ["GET", `/api/images/by-slug/${slug}`],
  ["GET", `/api/images/by-slug/${CANARY}`],
  ["GET", `/api/images/${id}/similar?limit=24`],
  ["GET", "/api/filters"],
  ["GET", "/api/public/system-settings"],
  ["GET", "/api/public/demo"],
  ["GET", "/api/usage/my-stats"],
  ["POST", `/api/public/track-view/${id}`],
  ["POST", `/api/public/track-copy/${id}`],
  ["POST", `/api/public/track-download/${id}`],
  ["POST", `/api/usage/download/${id}`],
  // No credit is left.
  ["POST", `/api/public/prompt-view/${id}`],
  ["POST", `/api/usage/prompt-view/${id}`],
  ["PUT", `/api/images/${id}`],
  ["GET", "/api/admin/users"],
  ["GET", "/api/admin/audit"],
  ["GET", "/api/openapi.json"],
  ["GET", "/api/docs"],
  ["GET", "/metrics"],
  ["GET", imageUrl],
  ["GET", imageUrl.replace("f_auto", "f_jpg")],
  ["GET", `/media/originals/${id}`],
];

it("exposes no unrevealed prompt in any response, search result, picture or log line", async () => {
  const lines: string[] = [];
  const log = pino(logOptions({ logLevel: "trace" }), { write: (line) => lines.push(line) });
  const api = await startApi("embedded", {}, log);
  const admin = api.browser(await api.account("admin"));
  const fields = { title: "Plain", category: "C", tag: "T", theme: "T", prompt: `a ${CANARY} on a wire` };
  const form = makeForm(fields, { bytes: await makePicture({ format: "jpeg" }), type: "image/jpeg" });
  const { body: image } = await admin.request<Image>("POST", "/api/images", form);
  expect(image.prompt).toContain(CANARY);
  const others = await addPosters(api.services, 6);

  const user = await api.account();
  for (const token of [undefined, user.token]) {
    const browser = api.browser({ token });
    const kind = token === undefined ? "public" : "usage";
    for (const id of others) await browser.request("POST", `/api/${kind}/prompt-view/${id}`);
    for (const [method, url] of crawl(image)) {
      const response = await browser.request(method, url);
      expect([
        url,
        response.text.includes(CANARY),
        JSON.stringify(response.headers).includes(CANARY),
      ]).toEqual([url, false, false]);
    }
  }
  const audit = await admin.request("GET", "/api/admin/audit");
  expect(audit.text).not.toContain(CANARY);
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.join("")).not.toContain(CANARY);
  expect(lines.join("")).not.toContain(user.token);
  expect(lines.join("")).not.toContain(user.email);

  const found = await admin.request<{ total: number }>("GET", `/api/images?search=${CANARY}`);
  expect(found.body.total).toBe(1);
});
