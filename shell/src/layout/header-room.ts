/**
 * How much room the header has, measured in the size of its text: with twice the text, a desk's header folds like a
 * phone's. (Media queries would not see that.)
 */
export const room = {
  /** Not even the product's name fits beside the count. */
  scarce: "@container (max-width: 22rem)",
  /** Everything stands in one row, but for the links. */
  ample: "@container (min-width: 47rem)",
  /** The links too. */
  plenty: "@container (min-width: 60rem)",
} as const;
