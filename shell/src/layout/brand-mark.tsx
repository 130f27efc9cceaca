import { BRAND_MARK } from "@promptfolio/lib/brand-mark";
import { color } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";

const { x, y, width, height, back, front } = BRAND_MARK;

const DRAWING_ID = "brand-mark";

const Mark = ({ size, children }: { size: number; children: ReactNode }) => (
  <svg
    width={Math.round((size * width) / height)}
    height={size}
    viewBox={`${x} ${y} ${width} ${height}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The product's mark; `size` is its height in pixels. Decorative, as the name is next to it. */
export const BrandMark = ({ size = 24 }: { size?: number }) => (
  <Mark size={size}>
    <g id={DRAWING_ID}>
      <path fill="currentColor" d={back} />
      <path fill={color.accent} fillRule="evenodd" d={front} />
    </g>
  </Mark>
);

/** The mark once more, on a page that has a `BrandMark`. */
export const BrandMarkAgain = ({ size }: { size: number }) => (
  <Mark size={size}>
    <use href={`#${DRAWING_ID}`} />
  </Mark>
);
