import { Container } from "@promptfolio/ui/layout";
import { color, media, space, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";

const Frame = styled(Container)`
  display: grid;
  gap: ${space[8]};
  padding-block: clamp(${space[10]}, 1.5rem + 5vw, ${space[24]}) clamp(${space[8]}, 1rem + 3vw, ${space[12]});

  ${media.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${space[16]};
    align-items: end;
  }

  h1 {
    ${type.hero}
    max-width: 8.3em;

    /* "How can we help?" must fit a phone's width in the fallback font too: otherwise it loses a line when the fonts load. */
    @media (width <= 30rem) {
      font-size: clamp(2.4375rem, 1.44rem + 4.8vw, 5.5rem);
    }
  }
`;

const Beside = styled.div`
  ${type.lead}
  max-width: 32em;
  color: ${color.inkSoft};
`;

/** The large title (h1) of a static page, with an introduction, search or button beside it. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Frame>
    <h1>{title}</h1>
    <Beside>{children}</Beside>
  </Frame>
);
