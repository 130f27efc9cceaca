import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describeRelease } from "@promptfolio/remote-kit/webpack/describe-release";
import { describeDocument, INLINE_SCRIPT } from "./document";

const [packageFolder] = process.argv.slice(2);
const version = process.env["RELEASE_VERSION"];
if (!packageFolder || !version) throw new Error("usage: RELEASE_VERSION=… describe-command.ts FOLDER");
const server = join(packageFolder, "dist/release/server");
const script = join(server, INLINE_SCRIPT);
const document = existsSync(script) ? describeDocument(server) : undefined;
// Its text is in the descriptor.
rmSync(script, { force: true });
await describeRelease(packageFolder, version, { ...(document && { document }) });
