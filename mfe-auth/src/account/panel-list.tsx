import { color, space, type } from "@promptfolio/ui/theme";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";

/** A vertical list of items that belong to the account. */
export const PanelList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-height: 4rem;
  padding-block: ${space[3]};
  border-bottom: 1px solid ${color.line};

  &:first-child {
    padding-top: 0;
  }

  &:last-child {
    border-bottom: 0;
  }

  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;

const DATE = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
export const moment = (iso: string): string => DATE.format(new Date(iso));

interface PanelItemProps {
  title: ReactNode;
  note: ReactNode;
  action?: ReactNode;
}

/** An item of a list. If it is removed while it has the focus, its neighbour gets it. */
export const PanelItem = ({ title, note, action }: PanelItemProps) => {
  const frame = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const item = frame.current;
    return () => {
      if (!item?.contains(document.activeElement)) return;
      const neighbour = item.nextElementSibling ?? item.previousElementSibling;
      neighbour?.querySelector("button")?.focus();
    };
  }, []);
  return (
    <Item ref={frame}>
      <div>
        <div>{title}</div>
        <p>{note}</p>
      </div>
      {action}
    </Item>
  );
};
