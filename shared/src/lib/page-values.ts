import { PRODUCT_NAME } from "../contracts/product";
import type { TemplateValues } from "./template";

/** What a route's templates can name before any answer is known. */
export const pageValues = (
  parameters: Record<string, string | undefined>,
  search: string,
  seed: string,
): TemplateValues => ({
  ...parameters,
  query: Object.fromEntries(new URLSearchParams(search)),
  seed,
  product: PRODUCT_NAME,
});
