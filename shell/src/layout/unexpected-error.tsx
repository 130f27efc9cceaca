import { color, measure, space, type } from "@promptfolio/shared/theme";
import { styled } from "styled-components";

const Frame = styled.main`
  min-height: 100vh;
  padding: ${space.section} ${space.gutter};
  display: grid;
  place-content: center;
  gap: ${space[4]};
`;

const Title = styled.h1`
  ${type.heading}
`;

const Text = styled.p`
  color: ${color.inkSoft};
  max-width: ${measure.text};
`;

/** The router's last resort: the shell itself broke. */
export const UnexpectedError = () => (
  <Frame>
    <Title>Unexpected Application Error!</Title>
    <Text>Something broke that should not have. It has been reported.</Text>
    <a href="/">Back to Gallery</a>
  </Frame>
);
