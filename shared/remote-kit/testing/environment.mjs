import JsdomEnvironment from "jest-environment-jsdom";
import { TestEnvironment as NodeEnvironment } from "jest-environment-node";

/** `.test.tsx` renders and gets a DOM, `.test.ts` is plain Node unless it says `@jest-environment jsdom`. */
export default class TestEnvironment {
  constructor(config, context) {
    const Environment = context.testPath.endsWith(".tsx")
      ? (JsdomEnvironment.default ?? JsdomEnvironment)
      : NodeEnvironment;
    // biome-ignore lint/correctness/noConstructorReturn: Jest makes an environment with `new`, and takes what it gets
    return new Environment(config, context);
  }
}
