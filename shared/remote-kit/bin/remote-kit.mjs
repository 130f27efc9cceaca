#!/usr/bin/env node
// A team's configuration is TypeScript, which Node does not run without a loader.
import { register } from "tsx/esm/api";

register();
await import("../cli/main.js");
