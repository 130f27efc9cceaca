import { getImages } from "@promptfolio/host/api/images";

/** The pictures of the hero's wall; the route declares the same query, so they are there at the first paint. */
export const wallQuery = getImages({ limit: 7, sort: "views", order: "desc" });
