import { Card } from "@promptfolio/ui/card";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]} ${space[8]};

  ${media.medium} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  h2 {
    ${type.subheading}
  }
`;

const Intro = styled.p`
  ${type.small}
  margin-top: ${space[2]};
  color: ${color.inkSoft};
`;

/** A part of the account page: its description on the left, its controls on the right. */
export const Panel = ({
  title,
  intro,
  children,
}: {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}) => {
  const heading = useId();
  return (
    <Frame as="section" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        <Intro>{intro}</Intro>
      </div>
      <div>{children}</div>
    </Frame>
  );
};
