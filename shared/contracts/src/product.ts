/** The product's name in titles, texts and mails. */
export const PRODUCT_NAME = "Promptfolio";

/** The product's name in paths: the dashboard is `/admin/{PRODUCT_SLUG}/dashboard`. */
export const PRODUCT_SLUG = "promptfolio";
