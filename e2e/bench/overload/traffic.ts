import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";

export interface TrafficRequest {
  kind: string;
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
}

export type TrafficImage = Pick<Image, "id" | "slug" | "imageUrl">;

const NETWORKS = 2_000;
/** The share of requests that comes from a single network, which the token buckets reject. */
const SHARE_OF_ONE = 0.1;
const POPULAR = 5;
const BROWSER = {
  "accept-encoding": "gzip, deflate, br, zstd",
  accept: "text/html,image/avif,image/webp,*/*;q=0.8",
};

const below = (limit: number): number => Math.floor(Math.random() * limit);
const network = (): string => {
  const number = Math.random() < SHARE_OF_ONE ? 0 : 1 + below(NETWORKS);
  return `10.0.${number >> 8}.${number & 255}`;
};
const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];

const CARD = transformsOf({ crop: "fill", width: 432, height: 540 });
const LARGE_CARD = { crop: "fill", width: 648, height: 810 } as const;
const DETAIL = { crop: "limit", width: 1080, height: null } as const;

/** The kinds of requests that visitors send, each with its weight. */
const kinds = (images: readonly [TrafficImage, ...TrafficImage[]]) => {
  const [first, ...rest] = images;
  const popular = (): TrafficImage => pick([first, ...rest.slice(0, POPULAR - 1)]);
  const any = (): TrafficImage => pick(images);
  const picture = (transforms: string): string =>
    any().imageUrl.replace(/\/media\/[^/]+/, `/media/${transforms}`);
  return {
    "cached page": [25, () => pick(["/", "/about", "/help", `/image/${popular().slug}`])],
    "uncached page": [15, () => `/?search=poster+${below(1_000_000)}`],
    "cached list": [20, () => pick(["/api/images?limit=20", "/api/filters", `/api/images/${popular().id}`])],
    "uncached list": [10, () => `/api/images?limit=20&random=true&seed=${below(1_000_000)}`],
    search: [5, () => `/api/images?search=poster+${below(1_000_000)}`],
    reveal: [5, () => `/api/public/prompt-view/${any().id}`],
    rendition: [14, () => picture(CARD)],
    // The bench removes these now and then.
    "new rendition": [
      1,
      () => picture(pick([transformsOf(DETAIL, "webp"), transformsOf(LARGE_CARD, "webp")])),
    ],
    missing: [5, () => pick([`/no-${below(1e6)}`, `/image/none-${below(1e6)}`, `/api/none-${below(1e6)}`])],
  } satisfies Record<string, [weight: number, path: () => string]>;
};

/** Requests one after the other, as a mixed crowd of visitors sends them. */
export const createTraffic = (images: readonly [TrafficImage, ...TrafficImage[]]): (() => TrafficRequest) => {
  const deck = Object.entries(kinds(images)).flatMap(([kind, [weight, path]]) =>
    Array.from({ length: weight }, () => ({ kind, path })),
  );
  return () => {
    const { kind, path } = deck[below(deck.length)] ?? { kind: "cached page", path: () => "/" };
    return {
      kind,
      path: path(),
      method: kind === "reveal" ? "POST" : "GET",
      headers: { ...BROWSER, "x-forwarded-for": network() },
    };
  };
};
