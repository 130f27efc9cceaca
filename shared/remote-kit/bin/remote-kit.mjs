#!/usr/bin/env node
// A team's configuration is TypeScript, which Node alone does not read.
import { register } from "tsx/esm/api";

register();
await import("../cli/main.js");
