import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { TemplateValues } from "./template";

/** Of a parameter that is given twice the first counts, for the server as for the page. */
const firstValues = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].reverse());

/** What a route's templates can name before any response. */
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
