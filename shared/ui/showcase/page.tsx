import { styled } from "styled-components";
import { fontFaces, GlobalStyle } from "../src/global-style";
import { Container } from "../src/layout";
import { color, space, type } from "../src/theme/theme";
import { Actions } from "./sections/actions";
import { Fields } from "./sections/fields";
import { Figures } from "./sections/figures";
import { Foundations } from "./sections/foundations";
import { Overlays } from "./sections/overlays";
import { Pictures } from "./sections/pictures";
import { States } from "./sections/states";
import { Structure } from "./sections/structure";

const Head = styled.header`
  padding-block: ${space[16]} ${space[10]};

  h1 {
    ${type.hero}
    max-width: 12ch;
  }

  p {
    ${type.lead}
    max-width: 52ch;
    margin-top: ${space[5]};
    color: ${color.inkSoft};
  }

  nav {
    display: flex;
    gap: ${space[5]};
    margin-top: ${space[6]};
  }
`;

/** Every component in every state. */
export const Page = () => (
  <>
    <style>{fontFaces}</style>
    <GlobalStyle />
    <Container>
      <Head>
        <h1>Quiet walls, loud pictures</h1>
        <p>
          The pictures are the colour; everything else steps back. Paper, ink, one accent for the one thing to
          do next, and room around it.
        </p>
        <nav aria-label="Theme">
          <a href="?theme=light">Light</a>
          <a href="?theme=dark">Dark</a>
          <a href="?">As the system has it</a>
        </nav>
      </Head>
      <main>
        <Foundations />
        <Pictures />
        <Actions />
        <Fields />
        <Structure />
        <Figures />
        <Overlays />
        <States />
      </main>
    </Container>
  </>
);
