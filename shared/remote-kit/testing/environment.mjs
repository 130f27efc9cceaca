import JsdomEnvironment from "jest-environment-jsdom";
import { TestEnvironment as NodeEnvironment } from "jest-environment-node";

/** `.test.tsx` files get a DOM; `.test.ts` files run in plain Node unless they contain `@jest-environment jsdom`. */
export default class TestEnvironment {
  constructor(config, context) {
    const Environment = context.testPath.endsWith(".tsx")
      ? (JsdomEnvironment.default ?? JsdomEnvironment)
      : NodeEnvironment;
    // biome-ignore lint/correctness/noConstructorReturn: Jest calls `new`, and uses the returned object
    return new Environment(config, context);
  }
}
