import { type Image, SITE_MAP_FILE, type SiteMapImages } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { BRAND_MARK } from "@promptfolio/lib/brand-mark";
import { imagePath } from "@promptfolio/lib/image-link";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { apiPath } from "@promptfolio/lib/paths";
import { type Product, SiteMapError, type SiteMapSource } from "../site/product";
import { TOUCH_ICON } from "./touch-icon";

const isImage = (value: unknown): value is Image =>
  typeof value === "object" && value !== null && "title" in value && "imageUrl" in value;

const hasImages = (body: unknown): body is SiteMapImages & { total?: number } =>
  typeof body === "object" && body !== null && "images" in body && Array.isArray(body.images);

/** The pages of all images. */
const imagesSiteMap: SiteMapSource = {
  name: "images",
  async countFiles(fetchApi) {
    const { status, body } = await fetchApi(apiPath("/images", { limit: 1 }));
    if (!hasImages(body) || body.total === undefined) throw new SiteMapError(status);
    return Math.max(1, Math.ceil(body.total / SITE_MAP_FILE));
  },
  async readFile(fetchApi, file) {
    const { status, body } = await fetchApi(`/site-map/${file}`);
    if (!hasImages(body)) throw new SiteMapError(status);
    return body.images.map(({ id, title, created_at, updated_at }) => ({
      path: imagePath(id, title),
      modified: (updated_at ?? created_at).slice(0, 10),
    }));
  },
};

/** All that the delivery part knows of the gallery. */
export const product: Product = {
  withoutScripts:
    "JavaScript is off. Pictures and texts are here; prompts, filters, forms and accounts need it.",
  icon: {
    style:
      ".a{fill:#191713}.b{fill:#1d3ccb}@media(prefers-color-scheme:dark){.a{fill:#f2efe9}.b{fill:#96acff}}",
    shapes: `<path class="a" d="${BRAND_MARK.back}"/><path class="b" fill-rule="evenodd" d="${BRAND_MARK.front}"/>`,
    touchIcon: TOUCH_ICON,
  },
  // The background of pages in shared/ui.
  themeColors: { light: "#f6f4ef", dark: "#121110" },
  // The allowance depends on the settings.
  shellQueries: [{ name: "settings", get: "/public/system-settings" }],
  siteMap: imagesSiteMap,
  sharePicture: (url) => optimizedImageUrl(url, PICTURE_SIZES.share),
  /** An ImageObject, without the prompt. */
  structuredData({ image }, canonical, origin) {
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
  },
  async exampleParameters(apiOrigin) {
    const response = await fetch(`${apiOrigin}/api/images?limit=1`, { signal: AbortSignal.timeout(5_000) });
    const body: unknown = await response.json();
    const [image] = hasImages(body) ? body.images : [];
    const parameter = image && imagePath(image.id, image.title).split("/").at(-1);
    return new Map(parameter === undefined ? [] : [["imageParam", parameter]]);
  },
};
