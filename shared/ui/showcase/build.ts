import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Design system</title>
<link rel="icon" href="data:,">
<script>
const theme = new URLSearchParams(location.search).get("theme");
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
</script>
</head>
<body><div id="root"></div><script src="showcase.js"></script></body>
</html>
`;

/**
 * Builds a page with every component in every state. Any static server can serve the folder's `index.html`.
 * `?theme=light` or `?theme=dark` sets the theme.
 */
export const buildShowcase = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, "main.tsx")],
    outfile: join(folder, "showcase.js"),
    bundle: true,
    format: "iife",
    jsx: "automatic",
    target: "es2022",
    loader: { ".woff2": "file" },
    assetNames: "assets/[name]",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  await writeFile(join(folder, "index.html"), PAGE);
  return folder;
};
