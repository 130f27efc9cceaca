// Required before the product's code: writes the CommonJS files that a process has loaded when it ends.
const { writeFileSync } = require("node:fs");

const target = process.env.LOADED_PACKAGES_FILE;
if (target) process.once("exit", () => writeFileSync(target, Object.keys(require.cache).join("\n")));
