import { IMAGE_COLORS } from "@promptfolio/contracts/vocabulary";
import { capitalized } from "@promptfolio/lib/formats";
import { Swatch } from "@promptfolio/ui/swatch";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";

/** In the page's first styles, so it is brief: fingers get room by the height of each choice. */
const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 2.75rem;

  ${media.medium} {
    grid-column: 1 / -1;
  }

  ${media.large} {
    grid-column-end: -2;
  }
`;

const Name = styled.span`
  ${type.label}
  flex-basis: 100%;

  ${media.medium} {
    flex-basis: auto;
    margin-right: ${space[2]};
  }
`;

const Choice = styled.button`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 2px solid transparent;
  border-radius: 50%;
  font-size: 1.25rem;

  ${media.touch} {
    width: 2.75rem;
    height: 2.75rem;
  }

  &[aria-pressed="true"] {
    border-color: ${color.ink};
  }

  ${media.forced} {
    border-color: Canvas;
    forced-color-adjust: none;

    &[aria-pressed="true"] {
      border-color: Highlight;
    }
  }
`;

const never = () => () => undefined;

/** False on the server and while hydrating, true from then on. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The colours that the wall can be filtered by. A second press on the chosen one removes the filter. */
export const ColorChoice = ({ chosen, choose }: { chosen: string; choose: (name: string) => void }) => {
  // The page itself must stay small: it has only their place.
  const isHydrated = useHydrated();
  return (
    <Group role="group" aria-label="Color">
      {isHydrated && (
        <>
          <Name aria-hidden>Color</Name>
          {IMAGE_COLORS.map((name) => (
            <Choice
              key={name}
              type="button"
              aria-label={capitalized(name)}
              aria-pressed={name === chosen}
              title={capitalized(name)}
              onClick={() => choose(name === chosen ? "" : name)}
            >
              <Swatch name={name} />
            </Choice>
          ))}
        </>
      )}
    </Group>
  );
};
