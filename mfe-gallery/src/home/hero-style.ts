import { color, measure, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** Text on the left, and on the right the wall, which runs off the window's edge; stacked on small screens. */
export const Frame = styled.section`
  --hero-poster: clamp(14rem, 60vw, 17rem);
  display: grid;
  gap: ${space[10]};
  padding-block: clamp(${space[8]}, 1rem + 4vw, ${space[16]}) 0;
  padding-left: max(${space.gutter}, calc((100% - ${measure.page}) / 2));
  overflow-x: clip;

  ${media.medium} {
    --hero-poster: 22rem;
  }

  ${media.large} {
    --hero-poster: clamp(23rem, 30vw, 28rem);
    grid-template-columns: minmax(0, 27rem) minmax(0, 1fr);
    gap: clamp(${space[8]}, 4vw, ${space[20]});
    align-items: center;
  }

  ${media.wide} {
    grid-template-columns: minmax(0, 29rem) minmax(0, 1fr);
  }

  /* The wall runs off the window's edge. */
  > * {
    min-width: 0;
  }
`;

export const Words = styled.div`
  padding-right: ${space.gutter};

  ${media.large} {
    padding-right: 0;
  }
`;

export const Headline = styled.h1`
  ${type.hero}

  span {
    display: block;
  }
`;

export const Lead = styled.p`
  ${type.lead}
  max-width: 22.6em;
  margin-top: ${space[6]};
  color: ${color.inkSoft};

  ${media.medium} {
    max-width: 30.6em;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[8]};

  /* Hides the guests' buttons from signed-in visitors: the server can only render those. */
  :root[data-session] &[data-guest="true"] {
    visibility: hidden;
  }

  > a {
    flex: 1 1 auto;

    ${media.small} {
      flex: none;
    }
  }
`;

/** A row with dots between the items; the dot before the first item of each line overflows and is clipped. */
export const Fine = styled.ul.attrs({ role: "list" })`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  margin: ${space[6]} 0 0 calc(-1 * ${space[6]});
  color: ${color.inkSoft};
  clip-path: inset(0 0 0 ${space[6]});

  li {
    padding-left: ${space[6]};
  }

  li::before {
    content: "";
    display: inline-block;
    width: 0.25rem;
    height: 0.25rem;
    margin: 0 calc(${space[3]} - 0.125rem) 0 calc(-1 * ${space[3]} - 0.125rem);
    border-radius: 50%;
    background: ${color.control};
    vertical-align: middle;
  }
`;
