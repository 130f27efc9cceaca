/**
 * The header's width in units of its text size: with text twice as large, a desktop's header folds like a phone's.
 * (Media queries would not detect that.)
 */
export const room = {
  /** Not even the product's name fits next to the count. */
  scarce: "@container (width <= 22rem)",
  /** Everything except the links fits in one row. */
  ample: "@container (width >= 47rem)",
  /** The links fit too. */
  plenty: "@container (width >= 60rem)",
} as const;
