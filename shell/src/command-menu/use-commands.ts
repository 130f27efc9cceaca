import type { Session } from "@promptfolio/contracts/host-api";
import { PRODUCT_SLUG } from "@promptfolio/contracts/product";
import { useApiQuery, useSession } from "@promptfolio/host";
import { getUsers } from "@promptfolio/host/api/admin";
import { getImages } from "@promptfolio/host/api/images";
import type { RouteObject } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { useContext } from "react";
import { FOOTER_GROUPS } from "../layout/footer-links";
import { type OwnedRoute, RoutesContext } from "../routing/current-page";

const FOUND_LIMIT = 5;

export interface Command {
  name: string;
  to: string;
}

/** The views that the administrators' pages declare: the dashboard's tabs. */
const administrationViews = (routes: RouteObject[]): Command[] =>
  routes.flatMap(({ path, handle, children = [] }) => {
    const owned: OwnedRoute | undefined = handle;
    const views = owned?.route.access === "administrator" ? owned.route.head.views : undefined;
    const own = Object.entries(views?.names ?? {}).map(([value, name]) => ({
      name: `Dashboard: ${name}`,
      to: `${path}?${views?.parameter}=${value}`,
    }));
    return [...own, ...administrationViews(children)];
  });

/** The pages that a visitor of this role can open. */
const pagesFor = (role: Session["kind"], routes: RouteObject[]): Command[] => [
  ...(role === "user" ? [{ name: "Account", to: "/account" }] : []),
  ...(role === "administrator" ? administrationViews(routes) : []),
  ...FOOTER_GROUPS.filter(({ forGuests }) => role === "guest" || !forGuests)
    .flatMap(({ links }) => links)
    .map(({ name, to }) => ({ name, to: to === "/" ? "/#explore" : to })),
];

/** The commands whose names contain each word of the search. */
const matching = (commands: Command[], search: string): Command[] => {
  const words = search.toLowerCase().split(/\s+/);
  return commands.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
};

/** Pages, images and, for administrators, users that match the search, and how the search is going. */
export const useCommands = (search: string) => {
  const { kind } = useSession();
  const routes = useContext(RoutesContext);
  const isSearching = search !== "";
  const images = useApiQuery(getImages({ search, limit: FOUND_LIMIT }), { enabled: isSearching });
  const users = useApiQuery(getUsers({ search, limit: FOUND_LIMIT }), {
    enabled: isSearching && kind === "administrator",
  });
  const found = isSearching ? { ...images.data, ...users.data } : {};
  const groups = [
    { name: "Pages", commands: matching(pagesFor(kind, routes), search) },
    {
      name: "Images",
      commands: (found.images ?? []).map(({ id, title }) => ({ name: title, to: imagePath(id, title) })),
    },
    {
      name: "Users",
      commands: (found.users ?? []).map(({ id, name, email }) => ({
        name: `${name}, ${email}`,
        to: `/admin/${PRODUCT_SLUG}/dashboard?tab=users&search=${encodeURIComponent(id)}`,
      })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isFetching: images.isFetching || users.isFetching,
    isError: images.isError || users.isError,
  };
};
