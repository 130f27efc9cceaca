import { describeRelease } from "./describe-release";
import { sonnerStyleHash } from "./sonner-style-hash";

const [packageFolder] = process.argv.slice(2);
const version = process.env["RELEASE_VERSION"];
if (!packageFolder || !version) throw new Error("usage: RELEASE_VERSION=… describe-command.ts FOLDER");
await describeRelease(packageFolder, version, { styleHashes: [sonnerStyleHash()] });
