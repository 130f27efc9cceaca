import { Container } from "@promptfolio/ui/layout";
import { space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

const Frame = styled(Container)`
  display: grid;
  gap: ${space[5]};
  padding-block: ${space.section};

  h1 {
    ${type.hero}
  }

  p {
    ${type.lead}
  }
`;

export default function ExamplePage() {
  return (
    <Frame>
      <h1>{TEXTS.title}</h1>
      <p>{TEXTS.lead}</p>
    </Frame>
  );
}
