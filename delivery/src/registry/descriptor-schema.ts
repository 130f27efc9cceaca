import { type ReleaseDescriptor, releaseKey } from "@promptfolio/contracts/release";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { CONTENT_HASH_PATTERN } from "./integrity";

const text = Type.String();

/** Versions are used in folder names and URLs. */
export const VERSION_PATTERN = "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]{1,60})?$";

const FileSchema = Type.Object({
  path: Type.String({
    pattern: "^(?!/)(?!.*\\.\\.)[A-Za-z0-9_./@-]+$",
    description:
      "From the release's folder. `files/NAME.HASH.EXT`, with a hash of 16 hexadecimal digits, means the same bytes in all releases of the remote.",
  }),
  bytes: Type.Integer({ minimum: 0 }),
  integrity: Type.String({ pattern: "^sha384-" }),
});

const DocumentSchema = Type.Object({
  // Minified it has less than 4 KB; in development it isn't.
  script: Type.String({ maxLength: 65_536 }),
  fonts: Type.Array(text),
  fontFaces: Type.Optional(Type.String({ maxLength: 16_384 })),
  firstPainted: Type.String({ pattern: "^[a-z-]+$" }),
  styleAttributes: Type.Record(Type.String({ pattern: "^[a-z-]+$" }), text),
  styleHashes: Type.Array(Type.String({ pattern: CONTENT_HASH_PATTERN })),
});

/** A remote's route, as in its release's descriptor. */
const RouteSchema = Type.Object({
  id: text,
  paths: Type.Array(Type.String({ pattern: "^(/|\\*$)" }), { minItems: 1 }),
  page: Type.String({ pattern: "^\\./(?!.*\\.\\.)[A-Za-z0-9_./@-]+$" }),
  access: Type.Union([Type.Literal("public"), Type.Literal("private"), Type.Literal("administrator")]),
  head: Type.Object({
    title: text,
    missingTitle: Type.Optional(text),
    views: Type.Optional(Type.Object({ parameter: text, names: Type.Record(Type.String(), text) })),
    description: text,
    image: Type.Optional(text),
    imageAlt: Type.Optional(text),
    kind: Type.Optional(Type.Union([Type.Literal("website"), Type.Literal("image")])),
  }),
  queries: Type.Optional(
    Type.Array(
      Type.Object({
        name: text,
        get: text,
        when: Type.Optional(Type.Record(Type.String(), Type.String())),
        required: Type.Optional(Type.Boolean()),
        deferred: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  canonical: Type.Optional(text),
  redirectToCanonical: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Literal(404)),
  redirect: Type.Optional(text),
  sitemap: Type.Optional(Type.Boolean()),
  next: Type.Optional(Type.Array(text)),
});

const DescriptorSchema = Type.Object({
  format: Type.Literal(1),
  id: Type.String({ pattern: REMOTE_ID_PATTERN }),
  version: Type.String({ pattern: VERSION_PATTERN }),
  builtAt: text,
  source: Type.Object({ commit: text, dirty: Type.Boolean() }),
  contentHash: Type.String({ pattern: "^sha384-" }),
  hostApi: text,
  shared: Type.Optional(Type.Record(Type.String(), text)),
  provenance: Type.Optional(Type.Object({ builder: text, lock: text, sbom: FileSchema })),
  entry: text,
  serverEntry: Type.Union([text, Type.Null()]),
  document: Type.Optional(DocumentSchema),
  dataScripts: Type.Optional(Type.Array(text)),
  containerName: Type.Union([Type.String({ pattern: "^[A-Za-z_$][A-Za-z0-9_$]*$" }), Type.Null()]),
  pages: Type.Record(
    Type.String(),
    Type.Object({
      scripts: Type.Array(text),
      styles: Type.Optional(Type.Array(text)),
      server: Type.Union([text, Type.Null()]),
    }),
  ),
  routes: Type.Array(RouteSchema),
  files: Type.Array(FileSchema),
});

/** For third-party tools; `release check --schema` prints it. */
export const DESCRIPTOR_JSON_SCHEMA = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "release.json of a release, format 1",
  ...DescriptorSchema,
};

type SchemaError = ReturnType<typeof Value.Errors>[number];

/** Formats `/routes/0/page` as `routes[0].page`; a key that is not an identifier as `pages["./home-page"]`. */
const fieldName = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) =>
      /^\d+$/.test(part) ? `[${part}]` : /^[A-Za-z]\w*$/.test(part) ? `.${part}` : `["${part}"]`,
    )
    .join("")
    .replace(/^\./, "");

const valueAt = (value: unknown, pointer: string): string => {
  const text = JSON.stringify(Value.Pointer.Get(value, pointer)) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** The expected value: `of type string`, `"public"`. */
const expectation = ({ keyword, params, message }: SchemaError): string => {
  if (keyword === "const" && "allowedValue" in params) return JSON.stringify(params.allowedValue);
  if (keyword === "type" && "type" in params)
    return params.type === "null" ? "null" : `of type ${[params.type].flat().join(" or ")}`;
  if (keyword === "pattern" && "pattern" in params) return `of the form ${params.pattern}`;
  if (keyword === "maxLength" && "limit" in params) return `at most ${params.limit} characters long`;
  return message.replace(/^must (be )?/, "");
};

const sentenceFor = (pointer: string, errors: readonly SchemaError[], value: unknown): string[] => {
  const field = fieldName(pointer);
  const missing = errors.flatMap(({ keyword, params }) =>
    keyword === "required" && "requiredProperties" in params ? params.requiredProperties : [],
  );
  const expected = errors
    .filter(({ keyword }) => keyword !== "required" && keyword !== "anyOf")
    .map(expectation);
  return [
    ...missing.map((name) => `${field === "" ? "" : `${field}.`}${name} is missing`),
    ...(expected.length > 0
      ? [`${field} must be ${[...new Set(expected)].join(" or ")}, and is ${valueAt(value, pointer)}`]
      : []),
  ];
};

/** Why a value is not a release descriptor, in sentences that name the field; empty if it is one. */
export const descriptorSentences = (value: unknown): string[] => {
  const byField = new Map<string, SchemaError[]>();
  for (const error of Value.Errors(DescriptorSchema, value))
    byField.set(error.instancePath, [...(byField.get(error.instancePath) ?? []), error]);
  return [...byField].flatMap(([pointer, errors]) => sentenceFor(pointer, errors, value));
};

/** @throws Error that says what is wrong, if the text is not a release descriptor. */
export const parseDescriptor = (source: string): ReleaseDescriptor => {
  const value: unknown = JSON.parse(source);
  const errors = descriptorSentences(value);
  if (errors.length > 0) throw new Error(`this is no release descriptor: ${errors.join("; ")}`);
  return Value.Parse(DescriptorSchema, value);
};

/** @throws Error that says what is wrong, if the bytes do not describe this release. */
export const parseDescriptorOf = (id: string, version: string, bytes: Buffer): ReleaseDescriptor => {
  const descriptor = parseDescriptor(bytes.toString("utf8"));
  if (descriptor.id !== id || descriptor.version !== version)
    throw new Error(
      `the descriptor of ${releaseKey(id, version)} describes ${releaseKey(descriptor.id, descriptor.version)}`,
    );
  return descriptor;
};
