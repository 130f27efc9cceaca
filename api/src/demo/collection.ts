import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageId, NewImage } from "@promptfolio/contracts/api/images";
import { OperatorError } from "@promptfolio/server/operator-error";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";

const { title, category, tag, theme, prompt } = NewImage.properties;
const count = Type.Integer({ minimum: 0 });

/** The content of the JSON file beside a picture. */
const DemoImage = Type.Object({
  id: ImageId,
  title,
  category,
  tag,
  theme,
  alt: Type.String(),
  prompt,
  views: count,
  downloads: count,
  copies: count,
  createdAt: Type.String(),
  /** Created together with the picture, so that it needn't be decoded when it is loaded. */
  thumbhash: Type.Optional(Type.String()),
  colors: Type.Optional(Type.Array(Type.String())),
});
export type DemoImage = Static<typeof DemoImage> & { picture: string };

/** The records that have a picture, sorted by name. @throws OperatorError for an invalid record */
export const readCollection = async (folder: string): Promise<DemoImage[]> => {
  const files = new Set(await readdir(folder));
  const names = [...files]
    .filter((file) => file.endsWith(".json") && files.has(file.replace(/\.json$/, ".webp")))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const record: unknown = JSON.parse(await readFile(join(folder, name), "utf8"));
      if (!Value.Check(DemoImage, record)) {
        const [mistake] = Value.Errors(DemoImage, record);
        throw new OperatorError(
          `The demo collection's ${name} can't be used: ${mistake?.instancePath ?? ""} ${mistake?.message ?? ""}.`,
        );
      }
      return { ...record, picture: join(folder, name.replace(/\.json$/, ".webp")) };
    }),
  );
};
