import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, space, type } from "../src/theme/theme";

const Frame = styled.section`
  display: grid;
  gap: ${space[4]} ${space[10]};
  padding-block: ${space[10]};
  border-top: 1px solid ${color.line};

  ${media.large} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Name = styled.h2`
  ${type.subheading}
`;

const Note = styled.p`
  ${type.small}
  margin-top: ${space[1]};
  color: ${color.inkSoft};
`;

const Body = styled.div`
  display: grid;
  gap: ${space[6]};
  min-width: 0;
`;

/** One component: its name, its purpose, and all its states. */
export const Specimen = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => {
  const id = name.toLowerCase().replace(/\W+/g, "-");
  return (
    <Frame id={id} aria-labelledby={`${id}-name`}>
      <div>
        <Name id={`${id}-name`}>{name}</Name>
        <Note>{note}</Note>
      </div>
      <Body>{children}</Body>
    </Frame>
  );
};
