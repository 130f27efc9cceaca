import { Link } from "@promptfolio/host/router";
import { color, ellipsis, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const List = styled.ul`
  display: grid;
  gap: ${space[5]};
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  align-items: start;
`;

export const Thumbnail = styled.span`
  border-radius: ${radius.small};
  overflow: hidden;
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;
`;

export const Title = styled(Link)`
  ${type.subheading}
  ${ellipsis}
  max-width: 100%;
  padding-block: ${space[1]};
  border-radius: ${radius.small};
`;

export const Prompt = styled.p`
  ${type.small}
  grid-column: 1 / -1;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** What was viewed on earlier days. */
export const Earlier = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  margin-top: ${space[6]};
  padding-top: ${space[6]};
  border-top: 1px solid ${color.line};

  h3 {
    ${type.subheading}
  }

  ul {
    width: 100%;
  }

  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;

export const Status = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  min-height: 5rem;
  color: ${color.inkSoft};
`;
