import { apiPath } from "./api-path";

/** The gallery, showing only what has this category, tag or theme. */
export const galleryPath = (filter: "category" | "tag" | "theme", value: string): string =>
  `${apiPath("/", { [filter]: value })}#explore`;
