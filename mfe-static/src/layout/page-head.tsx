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
    max-width: 13ch;
  }
`;

const Beside = styled.div`
  ${type.lead}
  max-width: 48ch;
  color: ${color.inkSoft};
`;

/** The large title (h1) of a static page, with an introduction, search or button beside it. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Frame>
    <h1>{title}</h1>
    <Beside>{children}</Beside>
  </Frame>
);
