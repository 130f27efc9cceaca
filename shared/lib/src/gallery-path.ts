import { apiPath } from "./api-path";

/** The path of the gallery, filtered by this category, tag or theme. */
export const galleryPath = (filter: "category" | "tag" | "theme", value: string): string =>
  `${apiPath("/", { [filter]: value })}#explore`;
