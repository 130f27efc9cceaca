import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const titleOf = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
const componentOf = (id) => titleOf(id).replace(/ (.)/g, (_, letter) => letter.toUpperCase());

/** The template's remote is called `example`. npm publishes no files like `.gitignore`, so they have other names there. */
const rename = (text, id) =>
  text
    .replaceAll("dot-git", ".git")
    .replaceAll("ExamplePage", `${componentOf(id)}Page`)
    .replaceAll("Example", titleOf(id))
    .replaceAll("example", id);

/** A template's texts, by their path. */
export const readTemplate = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, "utf8")]);
  return Object.fromEntries(await Promise.all(texts));
};

/** Writes a template's texts for the remote `id` of a site. */
export const writeTemplate = async (texts, folder, id, site = "https://SITE") => {
  for (const [name, text] of Object.entries(texts)) {
    const target = join(folder, rename(name, id));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, rename(text, id).replaceAll("https://SITE", site));
  }
};
