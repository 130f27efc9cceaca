import { useHost } from "@promptfolio/host";
import { useLocation } from "@promptfolio/host/router";
import { useState } from "react";
import { firstCards, readShownCards, type ShownCards } from "./shown-cards";
import type { GalleryLocation } from "./use-gallery-location";
import { useHydrated } from "./use-hydrated";

/**
 * Which random cards are shown. They are stored with the history entry, so that going back from an image shows the
 * same ones; a reload starts with the cards that the server rendered.
 */
export const useShownCards = ({ search, go }: GalleryLocation): [ShownCards, (shown: ShownCards) => void] => {
  const { seed } = useHost();
  const { key, state } = useLocation();
  const hydrated = useHydrated();
  const [rendered] = useState(hydrated ? undefined : key);
  const shown = (key === rendered ? undefined : readShownCards(state)) ?? firstCards(seed);
  return [shown, (next) => go(search, next, true)];
};
