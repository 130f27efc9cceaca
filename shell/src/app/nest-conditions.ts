import type { IStyleSheetManager } from "styled-components";

type Middleware = NonNullable<IStyleSheetManager["stylisPlugins"]>[number];
type Element = Parameters<Middleware>[0];

/** At-rules that may contain declarations of the class around them. */
const CONDITION = /^@(?:media|container|supports)$/;
const CLASS = /^\.[\w-]+$/;

/** The class that these styles belong to; undefined for styles of the whole page. */
const classAround = (element: Element): string | undefined => {
  if (element.parent) return classAround(element.parent);
  const [selector = ""] = element.props;
  return CLASS.test(selector) ? selector : undefined;
};

/** `& + &`: in styled-components the second one may be the component's own class. */
const combinesClassWithItself = (selector: string, name: string): boolean =>
  selector.startsWith(name) && selector.endsWith(name) && selector.replaceAll(name, "") !== "";

/** The same rules nested in the class's own rule; undefined if they can't be written there. */
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
  const isOwn = (selector: string) => selector.search(own) >= 0 && !combinesClassWithItself(selector, name);
  if (type !== "rule" || !props.every(isOwn)) return undefined;
  if (props.every((selector) => selector === name)) return children;
  // No value, or styled-components would replace the `&` with the class.
  return [{ ...element, value: "", root, props: props.map((selector) => selector.replace(own, "&")) }];
};

/**
 * Rewrites `@media …{.a{…}}` as `.a{@media …{…}}`. Chromium applies an inserted rule only to the elements that it may
 * select; after an inserted at-rule it recalculates and lays out the whole page, which took half of the time to the
 * next frame.
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
// styled-components distinguishes plugins by their names, which compilers change.
Object.defineProperty(nestConditions, "name", { value: "nestConditions" });
