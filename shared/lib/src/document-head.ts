import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { fillTemplate, type TemplateValues } from "./template";
import { truncate } from "./truncate";

/** What a document's head says of a page. Addresses are absolute. */
export interface DocumentHead {
  title: string;
  description: string;
  canonical: string;
  image: string | null;
  imageAlt: string;
}

const firstPath = (route: RouteDeclaration): string => route.paths[0] ?? "/";

/** The head of a page, of what its route declares and the responses that are known. `isMissing`: a required one is 404. */
export const documentHead = (
  route: RouteDeclaration,
  values: TemplateValues,
  origin: string,
  pathname: string,
  { isMissing = false }: { isMissing?: boolean } = {},
): DocumentHead => {
  const filled = { product: PRODUCT_NAME, ...values };
  const fill = (template: string) => fillTemplate(template, filled).trim();
  const title = fill((isMissing && route.head.missingTitle) || route.head.title);
  const own = route.canonical
    ? fill(route.canonical)
    : firstPath(route).includes("*") || firstPath(route).includes(":")
      ? pathname
      : firstPath(route);
  const image = route.head.image ? fill(route.head.image) : "";
  return {
    title: title.startsWith("|") ? PRODUCT_NAME : title,
    description: truncate(fill(route.head.description)),
    canonical: `${origin}${own}`,
    image: image === "" ? null : new URL(image, origin).href,
    imageAlt: route.head.imageAlt ? fill(route.head.imageAlt) : "",
  };
};
