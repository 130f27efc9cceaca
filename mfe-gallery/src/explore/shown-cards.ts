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

const isSeed = (value: unknown): value is string =>
  typeof value === "string" && /^[A-Za-z0-9_-]{1,32}$/.test(value);

const isLimit = (value: unknown): value is number =>
  typeof value === "number" &&
  Number.isInteger(value) &&
  value >= GALLERY.pageSize &&
  value <= GALLERY.maximum;

/** Reads the cards from a history entry, so that going back shows the same ones; undefined if missing or invalid. */
export const readShownCards = (state: unknown): ShownCards | undefined => {
  if (typeof state !== "object" || state === null || !("seed" in state) || !("limit" in state))
    return undefined;
  const { seed, limit } = state;
  return isSeed(seed) && isLimit(limit) ? { seed, limit } : undefined;
};

/** A new order. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
