import { getImages } from "@promptfolio/host/api/images";

/** The pictures of the hero's wall; the route's data declares the same call, so it is there at the first paint. */
export const wallQuery = getImages({ limit: 7, sort: "views", order: "desc" });
