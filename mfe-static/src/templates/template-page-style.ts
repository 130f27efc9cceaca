import { color, media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import type { TemplateView } from "./template-toolbar";

export const Intro = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
`;

export const Listing = styled.ul.attrs({ role: "list" })<{ $view: TemplateView }>`
  display: grid;
  gap: ${({ $view }) => ($view === "list" ? 0 : `${space[12]} clamp(${space[4]}, 3vw, ${space[6]})`)};
  ${({ $view }) => $view === "grid" && "grid-template-columns: repeat(2, minmax(0, 1fr));"}

  ${media.medium} {
    ${({ $view }) => $view === "grid" && "grid-template-columns: repeat(3, minmax(0, 1fr));"}
  }

  ${media.large} {
    ${({ $view }) => $view === "grid" && "grid-template-columns: repeat(4, minmax(0, 1fr));"}
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space[12]} ${space.section};
  border-top: 1px solid ${color.line};
  margin-top: ${space[12]};
`;
