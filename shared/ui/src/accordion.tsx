import * as Primitive from "radix-ui/accordion";
import type { ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { Plus } from "./icons";
import { color, focusRing, media, motion, space, type } from "./theme/theme";

const Item = styled(Primitive.Item)`
  border-top: 1px solid ${color.line};

  &:last-child {
    border-bottom: 1px solid ${color.line};
  }
`;

const Trigger = styled(Primitive.Trigger)`
  ${type.subheading}
  ${focusRing}
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

  svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.15em;
    transition: transform ${motion.base};
  }

  /* Its answer is open without scripts, so pressing does nothing. */
  ${media.noScripts} {
    opacity: 1;

    svg {
      display: none;
    }
  }

  &[data-state="open"] svg {
    transform: rotate(45deg);
  }
`;

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/** Closed answers stay in the page, for search engines and for printing. */
const Content = styled(Primitive.Content)`
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
`;

export interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The level of the titles in the page's outline. */
  level?: 2 | 3 | 4;
  /** The item that is open at first. */
  initial?: string;
}

/** Questions and answers: one is open at a time, or none. */
export const Accordion = ({ items, level = 3, initial }: AccordionProps) => {
  const Heading = `h${level}` as const;
  return (
    <Primitive.Root type="single" collapsible {...(initial && { defaultValue: initial })}>
      {items.map((item) => (
        <Item key={item.id} value={item.id}>
          <Primitive.Header asChild>
            <Heading>
              <Trigger>
                {item.title}
                <Plus aria-hidden />
              </Trigger>
            </Heading>
          </Primitive.Header>
          <Content forceMount>{item.content}</Content>
        </Item>
      ))}
    </Primitive.Root>
  );
};
