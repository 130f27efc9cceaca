import { useApiQuery } from "@promptfolio/host";
import { getViewHistory } from "@promptfolio/host/api/viewing";
import { imagePath } from "@promptfolio/lib/image-link";
import { Button } from "@promptfolio/ui/button";
import { useEffect, useId, useRef, useState } from "react";
import { SmallPicture } from "./viewed-image";
import { Earlier, Item, List, Title, Words } from "./viewed-today-style";

/** In UTC: it is a calendar date, not a moment. */
const DATE = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

interface PageProps {
  cursor?: string;
  onLeave: () => void;
}

/** A page of the history, and the next ones as they are asked for. */
const HistoryPage = ({ cursor, onLeave }: PageProps) => {
  const { data, isError, refetch } = useApiQuery(getViewHistory(cursor), { staleTime: 0 });
  const [isContinued, setIsContinued] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isNext = cursor !== undefined && data !== undefined;
  useEffect(() => {
    // The pressed button made room for this page.
    if (isNext) list.current?.querySelector("a")?.focus();
  }, [isNext]);
  if (isError) return <Button onClick={() => void refetch()}>Load what you viewed earlier</Button>;
  if (!data) return <p role="status">Loading…</p>;
  return (
    <>
      <List ref={list}>
        {data.views.map(({ image, day }) => (
          <Item key={image.id}>
            <SmallPicture image={image} />
            <Words>
              <Title to={imagePath(image.id, image.title)} onClick={onLeave} dir="auto">
                {image.title}
              </Title>
              <p>
                Viewed on <time dateTime={day}>{DATE.format(new Date(day))}</time>
              </p>
            </Words>
          </Item>
        ))}
      </List>
      {data.cursor !== null &&
        (isContinued ? (
          <HistoryPage cursor={data.cursor} onLeave={onLeave} />
        ) : (
          <Button onClick={() => setIsContinued(true)}>Show more</Button>
        ))}
    </>
  );
};

/** The images that the visitor revealed on earlier days; nothing until there are some. */
export const EarlierViews = ({ onLeave }: { onLeave: () => void }) => {
  const heading = useId();
  const { data, isError } = useApiQuery(getViewHistory(), { staleTime: 0 });
  if (!isError && !data?.views.length) return null;
  return (
    <Earlier aria-labelledby={heading}>
      <h3 id={heading}>Earlier days</h3>
      <p>To read one of these prompts again costs a view.</p>
      <HistoryPage onLeave={onLeave} />
    </Earlier>
  );
};
