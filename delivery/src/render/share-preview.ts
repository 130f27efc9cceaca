import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { meta } from "./html";

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

/** Open Graph tags, and those that Twitter's cards don't read from them. */
export const sharePreview = ({ title, description, canonical, image = "", imageAlt, kind }: PageMetadata) =>
  [
    meta("og:site_name", PRODUCT_NAME),
    meta("og:type", kind === "image" ? "article" : "website"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", canonical),
    meta("og:image", image),
    image && meta("og:image:width", "1200"),
    image && meta("og:image:height", "630"),
    image && meta("og:image:alt", imageAlt),
    meta("twitter:card", image ? "summary_large_image" : "summary"),
    meta("twitter:image", image),
  ].join("");
