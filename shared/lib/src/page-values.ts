import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { TemplateValues } from "./template";

/** The first value of a repeated parameter wins, on the server as in the page. */
const firstValues = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].reverse());

/** The values that a route's templates can use before any response has arrived. */
export const pageValues = (
  parameters: Record<string, string | undefined>,
  search: string,
  seed: string,
): TemplateValues => ({
  ...parameters,
  query: firstValues(search),
  seed,
  product: PRODUCT_NAME,
});
