import { GALLERY } from "@promptfolio/contracts/limits";

/** Which random cards are shown: the first `limit` of the seed's order. */
export interface ShownCards {
  seed: string;
  limit: number;
}

/** The first cards of an order. */
export const firstCards = (seed: string): ShownCards => ({ seed, limit: GALLERY.pageSize });

/** The same order with one more page, up to the maximum. */
export const moreCards = ({ seed, limit }: ShownCards): ShownCards => ({
  seed,
  limit: Math.min(limit + GALLERY.pageSize, GALLERY.maximum),
});

/** Whether there is more to load: the server has more, and the limit is not reached. */
export const canLoadMore = ({ limit }: ShownCards, hasMore: boolean): boolean =>
  hasMore && limit < GALLERY.maximum;

/** Reads the cards from the URL, so that a reload, a return and a shared link show the same ones; else the first ones. */
export const readShownCards = (query: URLSearchParams, seed: string): ShownCards => {
  const [shared, limit] = [query.get("seed") ?? "", Number(query.get("count"))];
  if (!/^[A-Za-z0-9_-]{1,32}$/.test(shared)) return firstCards(seed);
  const isLimit = limit % GALLERY.pageSize === 0 && limit > 0 && limit <= GALLERY.maximum;
  return isLimit ? { seed: shared, limit } : firstCards(shared);
};

/** The URL's query with other cards. */
export const withShownCards = (query: URLSearchParams, { seed, limit }: ShownCards): URLSearchParams => {
  const next = new URLSearchParams(query);
  next.set("seed", seed);
  next.set("count", String(limit));
  return next;
};

/** The URL's query with the first cards of the same order, after a change of filters. */
export const withFirstCards = (query: URLSearchParams): URLSearchParams => {
  const seed = query.get("seed");
  return seed === null ? query : withShownCards(query, firstCards(seed));
};

/** A new order. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
