/** Finds the self-hosted font files: 'anton', 'archivo', 'fraunces/italic', 'josefin-sans'. */
import { existsSync, readFileSync } from "node:fs";

const modules = new URL("../../node_modules/", import.meta.url);

export function fontFile(name) {
  const [family, ...rest] = name.split("/");
  const style = rest.includes("italic") ? "italic" : "normal";
  const weight = rest.find((part) => /^\d+$/.test(part)) ?? "400";
  const variable = ["full", "standard", "wght"].map(
    (axes) => new URL(`@fontsource-variable/${family}/files/${family}-latin-${axes}-${style}.woff2`, modules),
  );
  const fixed = new URL(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff2`, modules);
  const file = [...variable, fixed].find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`There is no font file for "${name}".`);
  return { file, family, style, variable: file !== fixed, weight };
}

/** The @font-face rule with the font inside; the CSS family is the package's name. */
export function fontFace(name) {
  const { file, family, style, variable, weight } = fontFile(name);
  const data = readFileSync(file).toString("base64");
  const axes = variable ? "font-weight:100 1000;font-stretch:25% 200%" : `font-weight:${weight}`;
  return `@font-face{font-family:${family};font-style:${style};${axes};src:url(data:font/woff2;base64,${data})}`;
}
