/** Loads axios on demand: the first paint does not need it, the first request does. */
export const loadAxios = () => import("axios");
