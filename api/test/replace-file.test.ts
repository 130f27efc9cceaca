import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import type { Browser } from "./browser";
import { makeForm, makePicture } from "./pictures";
import { addImages, startApi, type TestApi } from "./test-api";

type ApiResponse = Image & { code?: string; current?: Image; field?: string };

describe("PUT /images/{id}/file", () => {
  let api: TestApi;
  let admin: Browser;
  const send = (method: "POST" | "PUT", path: string, fields: Record<string, string>, bytes?: Buffer) =>
    admin.request<ApiResponse>(method, path, makeForm(fields, bytes && { bytes, type: "image/webp" }));
  const create = async (bytes: Buffer): Promise<Image> => {
    const texts = { title: "Pier", category: "Social Media", tag: "New", theme: "Bold", prompt: "a pier" };
    return (await send("POST", "/api/images", texts, bytes)).body;
  };
  const replace = (id: string, version: number, bytes?: Buffer) =>
    send("PUT", `/api/images/${id}/file?version=${version}`, {}, bytes);
  const card = (imageUrl: string): string => imageUrl.replace("c_limit,w_1080", "c_fill,w_432,h_540");
  const deliveredAs = async (imageUrl: string) => (await api.app.inject(card(imageUrl))).statusCode;

  beforeAll(async () => {
    api = await startApi();
    admin = api.browser(await api.account("admin", "boss@example.org"));
  });

  it("replaces the picture, keeps the texts, and deletes the old file", async () => {
    const first = await create(await makePicture());
    expect(await deliveredAs(first.imageUrl)).toBe(200);
    const { status, body } = await replace(first.id, 1, await makePicture({ width: 1200, height: 900 }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: first.id, title: "Pier", prompt: "a pier", width: 1200, height: 900 });
    expect(body.version).toBe(2);
    expect(body.imageUrl).not.toBe(first.imageUrl);
    expect(await deliveredAs(body.imageUrl)).toBe(200);
    const { statusCode, headers } = await api.app.inject(card(first.imageUrl));
    expect([statusCode, headers.location]).toEqual([302, card(body.imageUrl)]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("redirects PDFs of a replaced picture, but none of a deleted image", async () => {
    const first = await create(await makePicture({ width: 700 }));
    const { body } = await replace(first.id, 1, await makePicture({ width: 701 }));
    const transforms = transformsOf({ crop: "limit", width: 1350, height: 1350 }, "pdf");
    const pdf = (imageUrl: string) => api.app.inject(`/media/${transforms}/${imageUrl.split("/").at(-1)}`);
    const { statusCode, headers } = await pdf(first.imageUrl);
    expect(statusCode).toBe(302);
    expect(headers.location).toContain(body.imageUrl.split("/").at(-1));
    expect((await admin.request("DELETE", `/api/images/${first.id}?version=2`)).status).toBe(204);
    expect((await pdf(first.imageUrl)).statusCode).toBe(404);
    expect(await deliveredAs(first.imageUrl)).toBe(404);
  });

  it("accepts a former file again", async () => {
    const [one, other] = [await makePicture({ width: 800 }), await makePicture({ width: 900 })];
    const first = await create(one);
    await replace(first.id, 1, other);
    const { body } = await replace(first.id, 2, one);
    expect(body.imageUrl).toBe(first.imageUrl);
    expect(await deliveredAs(first.imageUrl)).toBe(200);
  });

  it("rejects an outdated version with the current image, which stays unchanged", async () => {
    const first = await create(await makePicture({ width: 1000 }));
    await admin.request("PUT", `/api/images/${first.id}`, { body: { version: 1, title: "Jetty" } });
    const { status, body } = await replace(first.id, 1, await makePicture({ width: 1001 }));
    expect([status, body.code]).toEqual([409, "stale"]);
    expect(body.current).toMatchObject({ title: "Jetty", version: 2, imageUrl: first.imageUrl });
    expect(await deliveredAs(first.imageUrl)).toBe(200);
  });

  it("rejects a file that isn't a picture, a missing file, an unknown image, and visitors", async () => {
    const [id = ""] = await addImages(api.services, [{ title: "Untouched" }]);
    expect((await replace(id, 1, Buffer.from("plain text"))).status).toBe(415);
    expect((await replace(id, 1)).body).toMatchObject({ field: "image" });
    expect((await replace("a".repeat(24), 1, await makePicture())).status).toBe(404);
    const form = makeForm({}, { bytes: await makePicture(), type: "image/webp" });
    expect((await api.browser().request("PUT", `/api/images/${id}/file?version=1`, form)).status).toBe(401);
  });
});
