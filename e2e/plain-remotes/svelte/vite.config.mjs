import { federation } from "@module-federation/vite";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { target: "esnext", rolldownOptions: { input: "./src/index.js" } },
  plugins: [
    svelte(),
    federation({
      name: "plain_svelte",
      filename: "remoteEntry.js",
      manifest: true,
      exposes: { "./Page": "./src/page.js" },
      shared: {},
    }),
  ],
});
