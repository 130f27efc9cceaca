import type { UseQueryResult } from "@promptfolio/host/query";
import { Card } from "@promptfolio/ui/card";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};

  ${media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  h2 {
    ${type.subheading}
  }
`;

const Intro = styled.p`
  ${type.small}
  margin-top: ${space[2]};
  color: ${color.inkSoft};
`;

/** A part of the account page: its description on the left, its controls on the right. */
export const Panel = ({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) => {
  const heading = useId();
  return (
    <Frame as="section" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <Intro>{intro}</Intro>
      </div>
      <div>{children}</div>
    </Frame>
  );
};

interface LoadedProps<Data> {
  query: { data: Data | undefined; error: UseQueryResult["error"] };
  /** The space reserved while it loads. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** The state of a panel's query: its data, the failure, or a skeleton while loading. */
export const Loaded = <Data,>({ query, height, children }: LoadedProps<Data>) => {
  if (query.data !== undefined) return children(query.data);
  return query.error ? <p role="alert">{query.error.message}</p> : <Skeleton $height={height} />;
};

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
