import { BRAND_MARK } from "@promptfolio/lib/brand-mark";
import { color } from "@promptfolio/ui/theme";

const { x, y, width, height, back, front } = BRAND_MARK;

/** The product's mark; `size` is its height in pixels. Decorative, as the name is next to it. */
export const BrandMark = ({ size = 24 }: { size?: number }) => (
  <svg
    width={Math.round((size * width) / height)}
    height={size}
    viewBox={`${x} ${y} ${width} ${height}`}
    aria-hidden="true"
  >
    <path fill="currentColor" d={back} />
    <path fill={color.accent} fillRule="evenodd" d={front} />
  </svg>
);
