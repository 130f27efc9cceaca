import type { Image } from "@promptfolio/contracts/api/images";
import type { TemplateValues } from "@promptfolio/lib/template";

const isImage = (value: unknown): value is Image =>
  typeof value === "object" && value !== null && "title" in value && "imageUrl" in value;

/** JSON-LD of an image page: an ImageObject, without the prompt. Undefined if there is no image. */
export const imageObject = (
  values: TemplateValues,
  canonical: string,
  origin: string,
): object | undefined => {
  const image = values["image"];
  if (!isImage(image)) return undefined;
  return {
    "@context": "https://schema.org",
    "@type": "ImageObject",
    name: image.title,
    description: image.alt,
    url: canonical,
    contentUrl: new URL(image.imageUrl, origin).href,
    width: image.width,
    height: image.height,
    genre: image.category,
    keywords: [image.category, image.tag, image.theme].join(", "),
    dateCreated: image.created_at,
  };
};
