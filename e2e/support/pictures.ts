import { join } from "node:path";
import { ROOT } from "./product";

/** A picture of the demo collection, to upload. */
export const PICTURE = join(ROOT, "demo-collection/collection/before-the-sun-does.webp");
