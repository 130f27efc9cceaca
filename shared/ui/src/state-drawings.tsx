import { styled } from "styled-components";
import { color } from "./theme/theme";

/**
 * Illustrations of states: a hook, and a frame that is empty or askew. One line weight, one spot of accent.
 */

const Drawing = styled.svg.attrs({
  viewBox: "0 0 160 128",
  fill: "none",
  "aria-hidden": true,
})`
  width: 10rem;
  height: 8rem;
  stroke: ${color.ink};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .paper {
    fill: ${color.surface};
  }

  .faint {
    stroke: ${color.control};
  }

  .accent {
    fill: ${color.accent};
    stroke: none;
  }
`;

const Floor = () => <path className="faint" d="M18 118h124" />;

/** An empty frame on a hook. */
export const EmptyDrawing = () => (
  <Drawing>
    <Floor />
    <path d="M58 30 80 12l22 18" />
    <circle className="accent" cx="80" cy="11" r="3.5" />
    <rect className="paper" x="50" y="30" width="60" height="75" rx="3" />
    <rect className="faint" x="58" y="38" width="44" height="59" rx="1" strokeDasharray="3 5" />
  </Drawing>
);

/** A frame hanging askew, with its picture out of place. */
export const ErrorDrawing = () => (
  <Drawing>
    <Floor />
    <circle className="accent" cx="80" cy="11" r="3.5" />
    <path d="M62 27 80 12l24 34" />
    <g transform="rotate(13 80 68)">
      <rect className="paper" x="50" y="30" width="60" height="75" rx="3" />
      <path className="faint" d="M58 38h44v34l-12-7-9 11-10-8-13 9z" />
      <path className="faint" d="m58 88 13-9 10 8 9-11 12 7v14H58z" />
    </g>
  </Drawing>
);

/** A magnifying glass over an empty wall. */
export const SearchDrawing = () => (
  <Drawing>
    <Floor />
    <rect className="faint" x="26" y="34" width="42" height="52" rx="3" strokeDasharray="3 5" />
    <rect className="faint" x="92" y="26" width="42" height="52" rx="3" strokeDasharray="3 5" />
    <circle className="paper" cx="78" cy="64" r="24" />
    <path d="m95 81 19 20" strokeWidth="3" />
    <circle className="accent" cx="78" cy="64" r="3.5" />
  </Drawing>
);
