// Bundles the API for tests, with a call of `reachAwait` in each `await` of our sources.
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { parse, print } from "@swc/core";
import { bundleForTests, inApi } from "./bundle.mjs";

const span = { start: 0, end: 0, ctxt: 0 };
const named = { type: "Identifier", span, ctxt: 0, value: "reachAwait", optional: false };

const argument = (expression) => ({ spread: null, expression });

const callOf = (...expressions) => ({
  ...{ type: "CallExpression", span, ctxt: 0, callee: named },
  arguments: expressions.map(argument),
});

/**
 * `expression` becomes `(reachAwait("name"), expression)`: if that throws, there is no call. In a `finally` it becomes
 * `reachAwait("name", expression)`: what is cleaned up is, although the call fails.
 */
const withPoint = (name, expression, isCleanup) => {
  const literal = { type: "StringLiteral", span, value: name };
  if (isCleanup) return callOf(literal, expression);
  const sequence = { type: "SequenceExpression", span, expressions: [callOf(literal), expression] };
  return { type: "ParenthesisExpression", span, expression: sequence };
};

/** Adds the points to all nodes below one; `nameNext` names each. */
const addPoints = (node, nameNext, isCleanup = false) => {
  if (typeof node !== "object" || node === null) return;
  for (const [key, child] of Object.entries(node))
    addPoints(child, nameNext, isCleanup || key === "finalizer");
  if (node.type === "AwaitExpression") node.argument = withPoint(nameNext(), node.argument, isCleanup);
  if (node.type === "ForOfStatement" && node.await) node.right = withPoint(nameNext(), node.right, isCleanup);
};

const awaitPoints = {
  name: "await-points",
  setup({ onLoad }) {
    onLoad({ filter: /\/(api|shared\/server)\/src\/.*\.ts$/ }, async ({ path }) => {
      const program = await parse(await readFile(path, "utf8"), { syntax: "typescript", target: "es2022" });
      let count = 0;
      addPoints(program, () => {
        count += 1;
        return `${relative(inApi("src"), path)} ${count}`;
      });
      return { contents: (await print(program)).code, loader: "ts" };
    });
  },
};

await bundleForTests({ "await-points": "test/test-api.ts" }, [awaitPoints]);
