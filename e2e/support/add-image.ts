import type { Page } from "@playwright/test";
import { administratorApi } from "./administrator";
import type { Product } from "./product";

interface Added {
  id: string;
  slug: string;
  title: string;
}

/** Adds an image to a product's collection, with a picture that is already in it. */
export const addImage = async (
  page: Page,
  { origin }: Product,
  texts: { title: string; prompt?: string; alt?: string; category?: string; theme?: string },
): Promise<Added> => {
  const { images } = await (await page.request.get(`${origin}/api/images?limit=1`)).json();
  const picture = await page.request.get(`${origin}${images[0].imageUrl.replace("f_auto", "f_jpg")}`);
  const response = await page.request.post(`${origin}/api/images`, {
    ...(await administratorApi(page, undefined, origin)),
    multipart: {
      category: "Logo Design",
      tag: "Featured",
      theme: "Elegant",
      prompt: "A poster for a test",
      ...texts,
      image: { name: "poster.jpg", mimeType: "image/jpeg", buffer: await picture.body() },
    },
  });
  if (response.status() !== 201) throw new Error(await response.text());
  return response.json();
};
