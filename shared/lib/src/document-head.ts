import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { truncate } from "./formats";
import { fillTemplate, isFillable, type TemplateValues } from "./template";

/** A page's metadata in the document's head. URLs are absolute. */
export interface DocumentHead {
  title: string;
  description: string;
  canonical: string;
  image: string | undefined;
  imageAlt: string;
}

/** The route's canonical path; undefined if it can't be built, so that the requested path is used. */
const canonicalOf = ({ canonical, paths: [path = "/"] }: RouteDeclaration, values: TemplateValues) => {
  if (canonical) return isFillable(canonical, values) ? canonical : undefined;
  return /[*:]/.test(path) ? undefined : path;
};

/** The name of the view that the query selects, with a separator. */
const viewPrefix = ({ views }: RouteDeclaration["head"], values: TemplateValues): string => {
  if (!views) return "";
  const { parameter, names } = views;
  const wanted = fillTemplate(`{query.${parameter}}`, values);
  return `${Object.hasOwn(names, wanted) ? names[wanted] : Object.values(names)[0]} | `;
};

/** Builds a page's head from its route and the available responses. `isMissing`: whether a required response is 404. */
export const documentHead = (
  route: RouteDeclaration,
  values: TemplateValues,
  origin: string,
  pathname: string,
  { isMissing = false }: { isMissing?: boolean } = {},
): DocumentHead => {
  const filled = { product: PRODUCT_NAME, ...values };
  const fill = (template: string) => fillTemplate(template, filled).trim();
  const title = fill(
    (isMissing && route.head.missingTitle) || viewPrefix(route.head, filled) + route.head.title,
  );
  const canonical = canonicalOf(route, filled);
  const own = canonical ? fill(canonical) : pathname;
  const image = route.head.image ? fill(route.head.image) : "";
  return {
    title: title.startsWith("|") ? PRODUCT_NAME : title,
    description: truncate(fill(route.head.description)),
    canonical: `${origin}${own}`,
    image: image === "" ? undefined : new URL(image, origin).href,
    imageAlt: route.head.imageAlt ? fill(route.head.imageAlt) : "",
  };
};
