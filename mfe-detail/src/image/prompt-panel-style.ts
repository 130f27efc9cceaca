import { SealedPrompt } from "@promptfolio/ui/sealed-prompt";
import { color, media, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  /* A sealed prompt has nothing to print, and an open one needs no frame on paper. */
  ${media.print} {
    &:not([data-state="open"]) {
      display: none;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  h2 {
    ${type.subheading}
  }
`;

export const Used = styled.p`
  ${type.small}
  ${tabularNumbers}
  color: ${color.inkSoft};
`;

/** Reserves two lines, so that its text can change without shifting the page. */
export const Advice = styled.p`
  ${type.small}
  min-height: 2lh;
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;

/** Typeset like a catalogue caption, for reading as well as copying. */
export const Words = styled(SealedPrompt)`
  ${type.body}
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;
