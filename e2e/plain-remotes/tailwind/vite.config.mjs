import { federation } from "@module-federation/vite";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "./",
  build: { target: "esnext", rolldownOptions: { input: "./src/index.js" } },
  plugins: [
    react(),
    tailwindcss(),
    federation({
      name: "plain_tailwind",
      filename: "remoteEntry.js",
      manifest: true,
      exposes: { "./Page": "./src/page.jsx", "./WithPreflight": "./src/with-preflight.jsx" },
      shared: { react: { singleton: true }, "react-dom": { singleton: true } },
    }),
  ],
});
