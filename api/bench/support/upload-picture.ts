import type { AdminSession } from "@promptfolio/contracts/api/accounts";
import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import { makePicture } from "../../test/pictures";

export const ADMINISTRATOR = { email: "owner@example.org", password: "a password for benchmarks" };

/** Uploads a picture as an administrator does. @returns the URL of its card */
export const uploadPicture = async (origin: string): Promise<string> => {
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
