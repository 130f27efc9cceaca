import { type Static, Type } from "typebox";

/** Within the backup: neither absolute nor upwards. */
const Path = Type.String({ pattern: "^(?!([^]*[\\\\/])?\\.\\.([\\\\/]|$))[^/\\\\][^]*$" });

/** The contents of a backup: every folder, and every file with its SHA-256. */
export const Manifest = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  folders: Type.Array(Path),
  files: Type.Record(Path, Type.String({ pattern: "^[0-9a-f]{64}$" }), { additionalProperties: false }),
});
export type Manifest = Static<typeof Manifest>;

export const MANIFEST = "manifest.json";

/** The parts of a data folder that can't be recreated. Renditions can, so they are left out. */
export const PARTS = [
  { name: "database", kind: "folder" },
  { name: "media/originals", kind: "folder" },
  { name: "secret", kind: "file" },
] as const;
export type Part = (typeof PARTS)[number];
