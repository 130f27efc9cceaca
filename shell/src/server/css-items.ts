/** Splits CSS text where `isEnd` is true: not within strings, parentheses, brackets or blocks. */
const cut = (css: string, isEnd: (character: string, depth: number) => boolean): string[] => {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = "";
  for (let at = 0; at < css.length; at++) {
    const character = css.charAt(at);
    if (character === "\\") at++;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ("({[".includes(character)) depth++;
    else if (")}]".includes(character)) depth--;
    if (quote !== "" || !isEnd(character, depth)) continue;
    parts.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...parts, css.slice(start)].map((part) => part.trim()).filter((part) => part !== "");
};

/** The selectors of a list. */
export const selectorsOf = (list: string): string[] =>
  cut(list, (character, depth) => character === "," && depth === 0).map((part) => part.replace(/,$/, ""));

/** The items of a block: declarations, without their semicolons, and rules. */
export const itemsOf = (body: string): string[] =>
  cut(body, (character, depth) => depth === 0 && (character === ";" || character === "}")).map((item) =>
    item.replace(/;$/, ""),
  );

export const isRule = (item: string): boolean => item.endsWith("}");

/** A rule's selector or at-rule, and its block's content. */
export const splitRule = (rule: string): { prelude: string; body: string } => {
  const open = rule.indexOf("{");
  return { prelude: rule.slice(0, open).trim(), body: rule.slice(open + 1, rule.lastIndexOf("}")) };
};
