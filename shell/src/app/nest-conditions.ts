import type { IStyleSheetManager } from "styled-components";

type Middleware = NonNullable<IStyleSheetManager["stylisPlugins"]>[number];
type Element = Parameters<Middleware>[0];

/** At-rules that may hold declarations of the class around them. */
const CONDITION = /^@(?:media|container|supports)$/;
const CLASS = /^\.[\w-]+$/;

/** The class whose styles these are; undefined for styles of the whole page. */
const classAround = (element: Element): string | undefined => {
  if (element.parent) return classAround(element.parent);
  const [selector = ""] = element.props;
  return CLASS.test(selector) ? selector : undefined;
};

/** `& + &`: styled-components lets the second one be the component's own class. */
const isBesideItself = (selector: string, name: string): boolean =>
  selector.startsWith(name) && selector.endsWith(name) && selector.replaceAll(name, "") !== "";

/** The same within the class's own rule; undefined if it can't be written there. */
const nested = (element: Element, name: string, root: Element): Element[] | undefined => {
  const { type, props, children } = element;
  if (!Array.isArray(children) || !Array.isArray(props)) return undefined;
  if (CONDITION.test(type)) {
    const condition = { ...element, root };
    const inner = children.map((child) => nested(child, name, condition));
    if (inner.includes(undefined)) return undefined;
    condition.children = inner.flatMap((elements) => elements ?? []);
    return [condition];
  }
  const own = new RegExp(`\\${name}(?![\\w-])`, "g");
  const isOwn = (selector: string) => selector.search(own) >= 0 && !isBesideItself(selector, name);
  if (type !== "rule" || !props.every(isOwn)) return undefined;
  if (props.every((selector) => selector === name)) return children;
  // No value, or styled-components would write the class for the `&`.
  return [{ ...element, value: "", root, props: props.map((selector) => selector.replace(own, "&")) }];
};

/**
 * Writes `@media …{.a{…}}` as `.a{@media …{…}}`. Chromium applies a rule that is inserted to the elements that it may
 * select; after an at-rule it recalculates and lays out the whole page, which took half of the time to the next frame.
 */
export const nestConditions: Middleware = (element, _index, _siblings, emit) => {
  const name = CONDITION.test(element.type) && !element.root ? classAround(element) : undefined;
  if (name === undefined) return;
  const rule: Element = { ...element, type: "rule", value: "", props: [name], children: [], parent: null };
  const children = nested(element, name, rule);
  if (!children) return;
  rule.children = children;
  element.children = [];
  emit(rule, 0, [rule], emit);
};
// styled-components tells plugins apart by their names, which compilers change.
Object.defineProperty(nestConditions, "name", { value: "nestConditions" });
