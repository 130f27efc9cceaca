/**
 * Words that no comment, test name or document may contain, with ordinary ones instead. Only words that are never
 * right: those that are fine in some contexts ("kept", "told") are left to the reader.
 */
export const BANNED_PROSE = new Map([
  ["anew", "again"],
  ["doomed", "to be deleted"],
  ["is let be", "is ignored"],
  ["are let be", "are ignored"],
  ["let go of", "released"],
  ["misfit", "compatibility error"],
  ["starter", "deferred script loader"],
  ["taken back", "rolled back"],
  ["whoever", "anyone who, the caller, the visitor"],
]);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

export const commentsOf = (source) => source.match(COMMENT) ?? [];

const isTest = (callee) => {
  if (callee.type === "Identifier") return ["test", "it", "describe"].includes(callee.value);
  if (callee.type === "MemberExpression") return isTest(callee.object);
  return callee.type === "CallExpression" && isTest(callee.callee);
};

/** The names of a parsed file's tests. */
export const testNamesOf = (node, found = []) => {
  if (Array.isArray(node)) for (const child of node) testNamesOf(child, found);
  else if (node && typeof node === "object") {
    const [first] = node.type === "CallExpression" && isTest(node.callee) ? node.arguments : [];
    if (first?.expression.type === "StringLiteral") found.push(first.expression.value);
    if (first?.expression.type === "TemplateLiteral")
      found.push(first.expression.quasis.map(({ raw }) => raw).join(" "));
    for (const child of Object.values(node))
      if (child && typeof child === "object") testNamesOf(child, found);
  }
  return found;
};

/** The banned words in a text. */
export const bannedInProse = (text) => {
  const words = ` ${text.toLowerCase().replace(/[^a-z]+/g, " ")} `;
  return [...BANNED_PROSE.keys()].filter((banned) => words.includes(` ${banned} `));
};
