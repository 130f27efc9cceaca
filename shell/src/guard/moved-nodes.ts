/** The ancestor of a moved node that stands in its place: the `<font>` into which a translator put a text. */
const standInFor = (parent: Node, moved: Node): Node | null => {
  let node = moved.parentNode;
  while (node && node.parentNode !== parent) node = node.parentNode;
  return node;
};

/**
 * Makes React survive nodes that translators and extensions moved or removed (facebook/react#11538): without it the
 * next update next to such a node throws a NotFoundError, and the page is lost. React's own calls always name a child
 * of the parent, so that they behave as before. Call it before the first render.
 */
export const tolerateMovedNodes = (prototype: Node = Node.prototype): void => {
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null): Added {
    const isMoved = next instanceof Node && next.parentNode !== this;
    return insertBefore.call(this, added, isMoved ? standInFor(this, next) : next) && added;
  };
  prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed): Removed {
    const isMoved = removed instanceof Node && removed.parentNode !== this;
    const child = isMoved ? standInFor(this, removed) : removed;
    if (child) removeChild.call(this, child);
    return removed;
  };
};
