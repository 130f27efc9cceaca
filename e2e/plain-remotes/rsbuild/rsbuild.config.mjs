import { pluginModuleFederation } from "@module-federation/rsbuild-plugin";
import { defineConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";

export default defineConfig({
  output: { assetPrefix: "auto" },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: "plain_rsbuild",
      exposes: { "./Page": "./src/page.jsx" },
      shared: { react: { singleton: true }, "react-dom": { singleton: true } },
    }),
  ],
});
