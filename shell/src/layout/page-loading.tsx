import { color, media, radius, space } from "@promptfolio/shared/theme";
import { styled } from "styled-components";

const Frame = styled.div`
  min-height: 80vh;
  padding: ${space.section} ${space.gutter};
  display: grid;
  align-content: start;
  gap: ${space[6]};
  max-width: 82.5rem;
  margin-inline: auto;
`;

const Line = styled.div`
  height: ${space[10]};
  border-radius: ${radius.control};
  background: ${color.sunken};
  max-width: 60%;
`;

const Block = styled.div`
  height: 50vh;
  border-radius: ${radius.card};
  background: ${color.sunken};
  ${media.stillness} {
    animation: none;
  }
`;

/** Stands where a page will be while its remote is fetched. */
export const PageLoading = () => (
  <Frame role="status" aria-label="Loading the page">
    <Line />
    <Block />
  </Frame>
);
