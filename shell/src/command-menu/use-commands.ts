import { useApiQuery, useSession } from "@promptfolio/host";
import { getUsers } from "@promptfolio/host/api/admin";
import { getImages } from "@promptfolio/host/api/images";
import { imagePath } from "@promptfolio/lib/image-link";
import { useContext } from "react";
import { RoutesContext } from "../routing/current-page";
import { type Command, matching, pagesFor, userPath } from "./commands";

const FOUND_LIMIT = 5;

export interface CommandGroup {
  name: string;
  commands: Command[];
}

/** Pages, images and, for administrators, users that match the search, and how the search is going. */
export const useCommands = (
  search: string,
): { groups: CommandGroup[]; isFetching: boolean; isError: boolean } => {
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
        to: userPath(id),
      })),
    },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isFetching: images.isFetching || users.isFetching,
    isError: images.isError || users.isError,
  };
};
