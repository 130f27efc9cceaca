import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { Row } from "@promptfolio/ui/layout";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import type { ReactNode } from "react";
import { Column, Figure, Page, Spread } from "./image-style";
import { TopBar } from "./top-bar";

const RATIO = `${PICTURE_SIZES.detail.width} / ${PICTURE_SIZES.detail.height}`;

/** The page's skeleton while the image loads; after a while it shows a message and a retry button. */
export const ImageSkeleton = ({
  slow,
  problem,
  action,
}: {
  slow: boolean;
  problem: string;
  action: ReactNode;
}) => (
  <Page aria-busy>
    <TopBar />
    <Row role="status">
      {slow ? (
        <>
          <p>{`The gallery takes longer than usual to answer. ${problem}`}</p>
          {action}
        </>
      ) : (
        <VisuallyHidden>Loading the image</VisuallyHidden>
      )}
    </Row>
    <Spread as="div">
      <Figure as="div">
        <Skeleton $ratio={RATIO} $radius="card" />
      </Figure>
      <Column>
        <Skeleton $height="3.5rem" $width="80%" />
        <Skeleton $height="1.5rem" $width="55%" />
        <Skeleton $height="11rem" $radius="control" />
        <Skeleton $height="3.375rem" $radius="control" />
        <Skeleton $height="2.75rem" $width="60%" />
        <Skeleton $height="4.5rem" />
      </Column>
    </Spread>
  </Page>
);
