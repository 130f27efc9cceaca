import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { decodePart } from "@promptfolio/lib/paths";
import { reasonOf } from "@promptfolio/server/error-code";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServedReleases } from "../registry/resolve";
import { resolveAlone } from "../registry/resolve";
import { createLocalReleases } from "./local-releases";

/** Base URLs on development servers, by remote. */
export type LocalRemotes = ReadonlyMap<string, string>;

const COOKIE = "remotes";
const PREFIX = "remote.";
const OFF = "off";
const ID = new RegExp(REMOTE_ID_PATTERN);

/** Only this machine: a URL in a stranger's link must not load code. */
const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

const folderUrl = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !LOCAL_HOSTS.has(url.hostname)) return undefined;
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
};

/** Parses `gallery=http://localhost:3101/,shell=…`; URLs that aren't local are ignored. */
export const readLocalRemotes = (text: string): LocalRemotes =>
  new Map(
    text.split(",").flatMap((pair): [string, string][] => {
      const at = pair.indexOf("=");
      const [id, base] = [pair.slice(0, at).trim(), folderUrl(pair.slice(at + 1).trim())];
      return at > 0 && ID.test(id) && base ? [[id, base]] : [];
    }),
  );

const writeLocalRemotes = (remotes: LocalRemotes): string =>
  [...remotes].map(([id, base]) => `${id}=${base}`).join(",");

const fromCookie = (request: FastifyRequest): LocalRemotes => {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(request.headers.cookie ?? "")?.[1];
  return readLocalRemotes(decodePart(value ?? ""));
};

/** Parses overrides in the page's URL: `?remote.gallery=http://localhost:3101/`, or `?remote.gallery=off`. */
const fromQuery = (url: URL): Map<string, string | undefined> =>
  new Map(
    [...url.searchParams].flatMap(([name, value]): [string, string | undefined][] => {
      const id = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : "";
      const base = folderUrl(value);
      return ID.test(id) && (base || value === OFF) ? [[id, value === OFF ? undefined : base]] : [];
    }),
  );

/** The map with the releases served at these base URLs, and the descriptors read there. */
const withLocal = async (
  map: ResolvedMap,
  chosen: LocalRemotes,
  read: (base: string) => Promise<ReleaseDescriptor>,
) => {
  let { shell } = map;
  const remotes: Record<string, ResolvedRemote> = { ...map.remotes };
  const local = new Map<string, ReleaseDescriptor>();
  const addOne = async ([id, base]: [string, string]): Promise<void> => {
    try {
      const descriptor = await read(base);
      local.set(id, descriptor);
      if (id === SHELL_ID) shell = { version: descriptor.version, base };
      else remotes[id] = resolveAlone(descriptor, base);
    } catch (error) {
      if (id === SHELL_ID) throw error;
      const released = remotes[id];
      const unusable = `${id} is not served at ${base}: ${reasonOf(error)}`;
      if (released) remotes[id] = { ...released, unusable, fallback: null };
    }
  };
  await Promise.all([...chosen].map(addOne));
  return { map: { ...map, shell, remotes }, local };
};

/**
 * Lets a developer use the site with some remotes from their own machine: by default those in `defaults`, and for one
 * browser those set in a URL, which are stored in a cookie.
 */
export const createOverrides = (defaults: LocalRemotes) => {
  const local = createLocalReleases();
  return {
    apply: async (map: ResolvedMap, stored: ServedReleases, request: FastifyRequest, reply: FastifyReply) => {
      const chosen = new Map([...defaults, ...fromCookie(request)]);
      const fromUrl = fromQuery(new URL(request.raw.url ?? "/", "http://localhost"));
      for (const [id, base] of fromUrl)
        if (base === undefined) chosen.delete(id);
        else chosen.set(id, base);
      if (fromUrl.size > 0)
        reply.header(
          "Set-Cookie",
          `${COOKIE}=${encodeURIComponent(writeLocalRemotes(chosen))}; Path=/; HttpOnly; SameSite=Lax${request.protocol === "https" ? "; Secure" : ""}`,
        );
      const found = await withLocal(map, chosen, local.read);
      return {
        map: found.map,
        releases: local.overlay(found.local, stored),
        origins: [...new Set([...chosen.values()].map((base) => new URL(base).origin))],
      };
    },
    local,
  };
};

export type Overrides = ReturnType<typeof createOverrides>;
