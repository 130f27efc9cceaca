// Required before the product's code: when a process ends, writes the list of CommonJS files that it has loaded.
const { writeFileSync } = require("node:fs");

const target = process.env.LOADED_PACKAGES_FILE;
if (target) process.once("exit", () => writeFileSync(target, Object.keys(require.cache).join("\n")));
