import { useHost } from "@promptfolio/host";
import { useSearchParams } from "@promptfolio/host/router";
import { countOf } from "@promptfolio/lib/formats";
import { Button } from "@promptfolio/ui/button";
import { Shuffle } from "@promptfolio/ui/icons";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { Section } from "@promptfolio/ui/section";
import { media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";
import { AllowanceNote } from "./allowance-note";
import { FilterBar } from "./filter-bar";
import { activeFilters, readFilters, readSort } from "./filters";
import { Results } from "./results";
import {
  firstCards,
  moreCards,
  newSeed,
  readShownCards,
  type ShownCards,
  withShownCards,
} from "./shown-cards";
import { useCards } from "./use-cards";
import { useFilters, useGalleryLocation } from "./use-filters";

/**
 * On paper Home is a contact sheet: the gallery's pictures with their titles. Not a global style: when that leaves with its
 * page, browsers lay out the whole document again.
 */
const ContactSheet = styled.div`
  ${media.print} {
    main:has(&) section:not(#explore),
    section > :not(:has(article)),
    article > :last-child > :not(h3) {
      display: none;
    }

    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[4]};
    }

    li {
      grid-area: auto;
      content-visibility: visible;
      break-inside: avoid;
    }

    article {
      display: block;

      > * {
        top: 0;
        padding: 0;
      }
    }

    article h3 {
      ${type.subheading}
      padding: ${space[2]};
    }
  }
`;

/** The gallery: filters, random cards with sealed prompts, and buttons to load more or to shuffle. */
export default function Explore() {
  const host = useHost();
  const location = useGalleryLocation();
  const control = useFilters(location);
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const shown = readShownCards(query, host.seed);
  const cards = useCards(filters, readSort(query), shown);
  const isFiltered = activeFilters(filters).length > 0;

  const show = (next: ShownCards) =>
    location.go(withShownCards(new URLSearchParams(location.search), next), true);

  const refresh = () => {
    host.promptLimit.close();
    if (control.sort === "random") show(firstCards(newSeed()));
    else control.setSort("random");
  };

  return (
    <ContactSheet>
      <Section
        id="explore"
        title={TEXTS.explore}
        compact
        action={
          <Button icon={<Shuffle aria-hidden />} onClick={refresh}>
            {TEXTS.refresh}
          </Button>
        }
      >
        <FilterBar {...control} total={cards.images ? cards.total : undefined} />
        <AllowanceNote />
        <LiveRegion>
          {cards.state === "ready" &&
            cards.images &&
            `Showing ${cards.images.length} of ${countOf(cards.total, "poster")}`}
        </LiveRegion>
        <Results
          cards={cards}
          isFiltered={isFiltered}
          isBehind={location.isPending}
          search={filters.search}
          onLoadMore={() => show(moreCards(shown))}
          onClear={control.clear}
          onRefresh={refresh}
        />
      </Section>
    </ContactSheet>
  );
}
