/** The child of a parent that holds a node: itself, or the `<font>` into which a translator moved it. */
const childHolding = (parent: Node, node: Node | null): Node | null => {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/**
 * Makes React survive nodes that translators and extensions moved or removed (facebook/react#11538): without it the
 * next update next to such a node throws a NotFoundError, and the page is lost. React's own calls always name a child
 * of the parent, so that they behave as before. Call it before the first render.
 */
export const tolerateMovedNodes = (): void => {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    insertBefore.call(this, added, childHolding(this, next));
    return added;
  };
  prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    const child = childHolding(this, removed);
    if (child) removeChild.call(this, child);
    return removed;
  };
};
