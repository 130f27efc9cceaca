import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { meta, property } from "./html";

/** A page's metadata for people, search engines and share previews. */
export interface PageMetadata {
  title: string;
  description: string;
  canonical: string;
  image: string | undefined;
  imageAlt: string;
  kind: "website" | "image";
  indexed: boolean;
  /** JSON-LD, if there is any. */
  structured: object | undefined;
  /** For the browser's own frame. */
  themeColors: { light: string; dark: string };
}

const previewImage = (image: string, alt: string): string[] => [
  property("og:image", image),
  property("og:image:width", "1200"),
  property("og:image:height", "630"),
  property("og:image:alt", alt),
  meta("twitter:card", "summary_large_image"),
  meta("twitter:image", image),
];

/** Open Graph tags, and those that Twitter's cards don't read from them. */
export const sharePreview = ({
  title,
  description,
  canonical,
  image,
  imageAlt,
  kind,
}: PageMetadata): string =>
  [
    property("og:site_name", PRODUCT_NAME),
    property("og:type", kind === "image" ? "article" : "website"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", canonical),
    ...(image === undefined ? [meta("twitter:card", "summary")] : previewImage(image, imageAlt)),
  ].join("");
