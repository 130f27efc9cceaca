import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { BRAND_MARK } from "@promptfolio/lib/brand-mark";
import { imagePath } from "@promptfolio/lib/image-link";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import type { Product } from "../site/product";
import { imagesSiteMap } from "./site-map";
import { imageObject } from "./structured-data";
import { TOUCH_ICON } from "./touch-icon";

const hasImages = (body: unknown): body is { images: { id: string; title: string }[] } =>
  typeof body === "object" && body !== null && "images" in body && Array.isArray(body.images);

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
  structuredData: imageObject,
  async exampleParameters(apiOrigin) {
    const response = await fetch(`${apiOrigin}/api/images?limit=1`, { signal: AbortSignal.timeout(5_000) });
    const body: unknown = await response.json();
    const [image] = hasImages(body) ? body.images : [];
    const parameter = image && imagePath(image.id, image.title).split("/").at(-1);
    return new Map(parameter === undefined ? [] : [["imageParam", parameter]]);
  },
};
