/** Functions that must be declared: a generator, an overloaded function, one that narrows its argument by `asserts`. */
const mayBeDeclared = ({ generator, body, returnType }, name, overloaded) =>
  generator || !body || overloaded.has(name) || returnType?.typeAnnotation?.asserts === true;

const isDeclaration = ({ type }) => type === "FunctionDeclaration";

const collect = (node, found) => {
  if (Array.isArray(node)) for (const child of node) collect(child, found);
  else if (node && typeof node === "object") {
    if (isDeclaration(node)) found.push(node);
    for (const child of Object.values(node)) if (child && typeof child === "object") collect(child, found);
  }
  return found;
};

/** The names of functions that are declared though arrow functions would do. A default export may be declared. */
export const declaredFunctions = (parsed) => {
  const declarations = collect(parsed, []);
  const nameOf = ({ identifier }) => identifier.value;
  const overloaded = new Set(declarations.filter(({ body }) => !body).map(nameOf));
  return declarations.filter((node) => !mayBeDeclared(node, nameOf(node), overloaded)).map(nameOf);
};
