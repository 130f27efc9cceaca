import { useHost } from "@promptfolio/host";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useState } from "react";
import { firstCards, readShownCards, type ShownCards } from "./shown-cards";
import { useHydrated } from "./use-hydrated";

/**
 * Which random cards are shown. They are stored with the history entry, so that going back from an image shows the
 * same ones; a reload starts with the cards that the server rendered.
 */
export const useShownCards = (): [ShownCards, (shown: ShownCards) => void] => {
  const { seed } = useHost();
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [rendered] = useState(hydrated ? null : key);
  const shown = (key === rendered ? null : readShownCards(state)) ?? firstCards(seed);
  const show = (next: ShownCards) =>
    void navigate({ search }, { replace: true, preventScrollReset: true, state: next });
  return [shown, show];
};
