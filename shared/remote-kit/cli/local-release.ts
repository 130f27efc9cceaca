import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";

/** The constant version of everything that is served from source. */
export const DEV_VERSION = "0.0.0-dev";

/** The remote on this machine, in the format of a site's map. */
export const localRelease = ({ id, hostApi, routes }: RemoteConfig): ResolvedRemote => {
  const base = `/r/${id}/${DEV_VERSION}/`;
  return {
    version: DEV_VERSION,
    base,
    entry: `${base}remote-entry.js`,
    integrity: "",
    hostApi,
    containerName: containerNameOf(id, DEV_VERSION),
    routes,
    unusable: null,
    fallback: null,
  };
};

export const withLocalRelease = (map: ResolvedMap, config: RemoteConfig): ResolvedMap => ({
  ...map,
  remotes: { ...map.remotes, [config.id]: localRelease(config) },
});

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("/")
      .map((part) => (part.startsWith(":") ? "[^/]+" : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")))
      .join("/")}/?$`,
    "i",
  );

/** Whether a path of the site is one of this remote's pages. */
export const ownsPath = ({ routes }: RemoteConfig, pathname: string): boolean =>
  routes.some(({ paths }) => paths.some((path) => path !== "*" && patternOf(path).test(pathname)));
