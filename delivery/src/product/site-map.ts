import { type ImageList, SITE_MAP_FILE, type SiteMapImages } from "@promptfolio/contracts/api/images";
import { imagePath } from "@promptfolio/lib/image-link";
import { apiPath } from "@promptfolio/lib/paths";
import { SiteMapError, type SiteMapSource } from "../site/product";

const hasImages = (value: unknown): value is { images: unknown[] } =>
  typeof value === "object" && value !== null && "images" in value && Array.isArray(value.images);
const isImageList = (value: unknown): value is ImageList =>
  hasImages(value) && "total" in value && typeof value.total === "number";
const isSiteMapImages = (value: unknown): value is SiteMapImages => hasImages(value);

/** The pages of all images. */
export const imagesSiteMap: SiteMapSource = {
  name: "images",
  async countFiles(fetchApi) {
    const { status, body } = await fetchApi(apiPath("/images", { limit: 1 }));
    if (!isImageList(body)) throw new SiteMapError(status);
    return Math.max(1, Math.ceil(body.total / SITE_MAP_FILE));
  },
  async readFile(fetchApi, file) {
    const { status, body } = await fetchApi(`/site-map/${file}`);
    if (!isSiteMapImages(body)) throw new SiteMapError(status);
    return body.images.map(({ id, title, created_at, updated_at }) => ({
      path: imagePath(id, title),
      modified: (updated_at ?? created_at).slice(0, 10),
    }));
  },
};
