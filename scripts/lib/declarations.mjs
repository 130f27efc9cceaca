import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./packages.mjs";
import { run } from "./run.mjs";

/** Writes the declarations of what is named below `shared` into `folder/out`, laid out as below `shared`; resolves with it. */
export const emitDeclarations = async (folder, { include, exclude, options = {} }) => {
  const tsconfig = join(folder, "tsconfig.json");
  const settings = {
    extends: inRoot("tsconfig.base.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: inRoot("shared"),
      outDir: join(folder, "out"),
      typeRoots: [inRoot("node_modules/@types")],
      types: ["node"],
      ...options,
    },
    include: [...include, "remote-kit/assets.d.ts"].map((path) => inRoot("shared", path)),
    exclude: ["**/*.test.*", ...exclude].map((path) => inRoot("shared", path)),
  };
  writeFileSync(tsconfig, JSON.stringify(settings));
  await run(process.execPath, [inRoot("node_modules/typescript/bin/tsc"), "-p", tsconfig]);
  return join(folder, "out");
};
