import { federation } from "@module-federation/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { target: "esnext", rolldownOptions: { input: "./src/index.js" } },
  plugins: [
    react(),
    federation({
      name: "plain_vite",
      filename: "remoteEntry.js",
      manifest: true,
      exposes: { "./Page": "./src/page.jsx" },
      shared: { react: { singleton: true }, "react-dom": { singleton: true } },
    }),
  ],
});
