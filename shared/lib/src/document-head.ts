import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { fillTemplate, isFillable, type TemplateValues } from "./template";
import { truncate } from "./truncate";

/** What a document's head says of a page. URLs are absolute. */
export interface DocumentHead {
  title: string;
  description: string;
  canonical: string;
  image: string | null;
  imageAlt: string;
}

/** The route's canonical path; undefined if it is the one that was asked for: without its data a page knows no other. */
const canonicalOf = ({ canonical, paths: [path = "/"] }: RouteDeclaration, values: TemplateValues) => {
  if (canonical) return isFillable(canonical, values) ? canonical : undefined;
  return /[*:]/.test(path) ? undefined : path;
};

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
  const canonical = canonicalOf(route, filled);
  const own = canonical ? fill(canonical) : pathname;
  const image = route.head.image ? fill(route.head.image) : "";
  return {
    title: title.startsWith("|") ? PRODUCT_NAME : title,
    description: truncate(fill(route.head.description)),
    canonical: `${origin}${own}`,
    image: image === "" ? null : new URL(image, origin).href,
    imageAlt: route.head.imageAlt ? fill(route.head.imageAlt) : "",
  };
};
