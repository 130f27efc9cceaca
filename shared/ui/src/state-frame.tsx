import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, space, type } from "./theme/theme";

const Frame = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  padding: ${space[10]} ${space[4]};
  text-align: center;

  > svg {
    margin-bottom: ${space[2]};
    max-width: 60%;
  }

  > p {
    ${type.body}
    max-width: 30.6em;
    color: ${color.inkSoft};
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[3]};
    margin-top: ${space[3]};
  }
`;

const Title = styled.h2`
  ${type.subheading}

  &:is(h1) {
    ${type.title}
  }
`;

export interface StateProps {
  title: string;
  /** One sentence: what this means. */
  children?: ReactNode;
  /** The next step, a button or a link. */
  action?: ReactNode;
  /** The heading level of the title. */
  level?: 1 | 2 | 3 | 4;
}

interface StateFrameProps extends StateProps {
  /** A drawing. */
  icon: ReactNode;
  role?: "alert";
}

export const StateFrame = ({ title, children, action, level = 2, icon, role }: StateFrameProps) => (
  <Frame role={role}>
    {icon}
    <Title as={`h${level}`}>{title}</Title>
    {children && <p>{children}</p>}
    {action && <div>{action}</div>}
  </Frame>
);
