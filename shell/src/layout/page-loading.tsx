import { Container } from "@promptfolio/ui/layout";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { media, space } from "@promptfolio/ui/theme";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { keyframes, styled } from "styled-components";

const appear = keyframes`
  from { opacity: 0; }
`;

/** Shown only when the wait is long enough to be noticed. */
const Frame = styled(Container)`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  padding-block: ${space.section};
  animation: ${appear} 180ms 150ms backwards;
`;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  margin-top: ${space[6]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

/** Shown in place of a page while its remote loads. */
export const PageLoading = () => (
  <Frame role="status" data-loading-page>
    <VisuallyHidden>Loading the page</VisuallyHidden>
    <Skeleton $width="min(60%, 26rem)" $height="3rem" />
    <Skeleton $width="min(85%, 38rem)" />
    <Sheets>
      {[1, 2, 3, 4].map((sheet) => (
        <Skeleton key={sheet} $ratio="4 / 5" $radius="card" />
      ))}
    </Sheets>
  </Frame>
);
