import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { keyframes, styled } from "styled-components";
import { clippedIcon, PLUS } from "./clipped-icon";
import { color, media, motion, space, type } from "./theme/theme";

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/**
 * Headings with a button each, and their answers. The root styles them all, as a page may have dozens of them. Closed
 * answers stay in the page for search engines and for printing.
 */
const Root = styled.div`
  border-bottom: 1px solid ${color.line};

  > h3 {
    border-top: 1px solid ${color.line};

    > button {
      ${type.subheading}
      display: flex;
      justify-content: space-between;
      align-items: flex-start;
      gap: ${space[6]};
      width: 100%;
      padding-block: ${space[5]};
      text-align: start;

      ${media.hover} {
        &:hover {
          color: ${color.accent};
        }
      }

      &::after {
        ${clippedIcon(PLUS)}
        flex: none;
        width: 1.25rem;
        height: 1.25rem;
        margin-top: 0.15em;
        transition: transform ${motion.base};
      }

      /* Without scripts its answer is open, so pressing does nothing. */
      ${media.noScripts} {
        opacity: 1;

        &::after {
          display: none;
        }
      }

      &[aria-expanded="true"]::after {
        transform: rotate(45deg);
      }
    }
  }

  > div {
    max-width: 64ch;
    padding: 0 ${space[10]} ${space[6]} 0;
    color: ${color.inkSoft};
    text-wrap: pretty;
    animation: ${appear} ${motion.slow};

    &[data-state="closed"] {
      display: none;
    }

    ${media.noScripts} {
      &[data-state="closed"] {
        display: block;
      }
    }

    ${media.print} {
      &[data-state="closed"] {
        display: block;
      }
    }
  }
`;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The item that is open at first. */
  initial?: string;
}

const MOVES: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const move = MOVES[event.key];
  const triggers = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > h3 > button")];
  const from = event.target instanceof HTMLElement ? triggers.indexOf(event.target) : -1;
  if (!move || from < 0) return;
  event.preventDefault();
  triggers[move(from, triggers.length)]?.focus();
};

/** Questions and answers, at most one of them open. Arrow keys, Home and End move between the questions. */
export const Accordion = ({ items, initial }: AccordionProps) => {
  const prefix = useId();
  const [opened, setOpened] = useState(initial);
  return (
    <Root onKeyDown={moveFocus}>
      {items.map(({ id, title, content }, index) => {
        const isOpen = id === opened;
        const panel = `${prefix}${index}`;
        return (
          <Fragment key={id}>
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={panel}
                // Before hydration, this marks the button as one that handles arrow keys.
                data-orientation="vertical"
                onClick={() => setOpened(isOpen ? undefined : id)}
              >
                {title}
              </button>
            </h3>
            <div id={panel} data-state={isOpen ? "open" : "closed"}>
              {content}
            </div>
          </Fragment>
        );
      })}
    </Root>
  );
};
