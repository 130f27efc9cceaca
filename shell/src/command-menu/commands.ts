import type { Session } from "@promptfolio/contracts/host-api";
import { PRODUCT_SLUG } from "@promptfolio/contracts/product";
import type { RouteObject } from "@promptfolio/host/router";
import { FOOTER_GROUPS } from "../layout/footer-links";
import { isOwnedRoute } from "../routing/current-page";

/** Something to go to. */
export interface Command {
  name: string;
  to: string;
}

/** The views that the administrators' pages declare: the dashboard's tabs. */
const administrationViews = (routes: RouteObject[]): Command[] =>
  routes.flatMap(({ path, handle, children = [] }) => {
    const route = isOwnedRoute(handle) ? handle.route : undefined;
    const views = route?.access === "administrator" ? route.head.views : undefined;
    const own = Object.entries(views?.names ?? {}).map(([value, name]) => ({
      name: `Dashboard: ${name}`,
      to: `${path}?${views?.parameter}=${value}`,
    }));
    return [...own, ...administrationViews(children)];
  });

const PAGES_BY_ROLE: Record<Session["kind"], (routes: RouteObject[]) => Command[]> = {
  guest: () => [],
  user: () => [{ name: "Account", to: "/account" }],
  administrator: administrationViews,
};

/** The pages that a visitor of this role can open. */
export const pagesFor = (role: Session["kind"], routes: RouteObject[]): Command[] => [
  ...PAGES_BY_ROLE[role](routes),
  ...FOOTER_GROUPS.filter(({ forGuests }) => role === "guest" || !forGuests)
    .flatMap(({ links }) => links)
    .map(({ name, to }) => ({ name, to: to === "/" ? "/#explore" : to })),
];

/** The commands whose names contain each word of the search. */
export const matching = (commands: Command[], search: string): Command[] => {
  const words = search.toLowerCase().split(/\s+/);
  return commands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

/** A user in the dashboard's list. */
export const userPath = (id: string): string =>
  `/admin/${PRODUCT_SLUG}/dashboard?tab=users&search=${encodeURIComponent(id)}`;
