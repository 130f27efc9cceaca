import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { Revision } from "./release-store";

const text = Type.String();
const template = Type.String();

const RouteSchema = Type.Object({
  id: text,
  paths: Type.Array(Type.String({ pattern: "^(/|\\*$)" }), { minItems: 1 }),
  page: Type.String({ pattern: "^\\./[a-z0-9-]+$" }),
  access: Type.Union([Type.Literal("public"), Type.Literal("private"), Type.Literal("administrator")]),
  head: Type.Object({
    title: template,
    description: template,
    image: Type.Optional(template),
    imageAlt: Type.Optional(template),
    kind: Type.Optional(Type.Union([Type.Literal("website"), Type.Literal("image")])),
  }),
  data: Type.Optional(
    Type.Array(
      Type.Object({
        name: text,
        get: template,
        when: Type.Optional(Type.Record(Type.String(), Type.String())),
        required: Type.Optional(Type.Boolean()),
        late: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  canonical: Type.Optional(template),
  redirectToCanonical: Type.Optional(Type.Boolean()),
  status: Type.Optional(Type.Literal(404)),
  redirect: Type.Optional(text),
  sitemap: Type.Optional(Type.Boolean()),
  next: Type.Optional(Type.Array(text)),
});

/** Ids and versions become folder names and addresses. */
export const ID_PATTERN = "^[a-z][a-z0-9-]{0,40}$";
export const VERSION_PATTERN = "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]{1,60})?$";

const DescriptorSchema = Type.Object({
  format: Type.Literal(1),
  id: Type.String({ pattern: ID_PATTERN }),
  version: Type.String({ pattern: VERSION_PATTERN }),
  builtAt: text,
  source: Type.Object({ commit: text, dirty: Type.Boolean() }),
  hostApi: text,
  entry: text,
  serverEntry: Type.Union([text, Type.Null()]),
  pages: Type.Record(
    Type.String(),
    Type.Object({ scripts: Type.Array(text), server: Type.Union([text, Type.Null()]) }),
  ),
  routes: Type.Array(RouteSchema),
  files: Type.Array(
    Type.Object({
      path: Type.String({ pattern: "^(?!/)(?!.*\\.\\.)[A-Za-z0-9_./@-]+$" }),
      bytes: Type.Integer({ minimum: 0 }),
      integrity: Type.String({ pattern: "^sha384-" }),
    }),
  ),
});

const VersionSchema = Type.String({ pattern: VERSION_PATTERN });

const RegistrySchema = Type.Object({
  format: Type.Literal(1),
  revision: Type.Integer({ minimum: 0 }),
  updatedAt: text,
  entries: Type.Record(
    Type.String({ pattern: ID_PATTERN }),
    Type.Object({
      releases: Type.Array(Type.Object({ version: VersionSchema, publishedAt: text, integrity: text })),
      channel: Type.Object({
        stable: Type.Union([VersionSchema, Type.Null()]),
        since: Type.Optional(text),
        history: Type.Array(Type.Object({ version: VersionSchema, until: text })),
        canary: Type.Union([
          Type.Object({
            version: VersionSchema,
            basisPoints: Type.Integer({ minimum: 0, maximum: 10_000 }),
            salt: text,
            since: Type.Optional(text),
            guard: Type.Object({
              errorRate: Type.Number({ minimum: 0, maximum: 1 }),
              minimumViews: Type.Integer({ minimum: 1 }),
            }),
          }),
          Type.Null(),
        ]),
        frozen: Type.Union([Type.Object({ by: text, why: text, at: text }), Type.Null()]),
      }),
    }),
  ),
});

const RevisionSchema = Type.Object({
  registry: RegistrySchema,
  change: Type.Object({
    at: text,
    by: text,
    action: text,
    id: text,
    detail: text,
    revision: Type.Integer({ minimum: 1 }),
  }),
});

/** @throws Error that says what is wrong, if the text is no state of a registry. */
export const readRevisionText = (source: string): Revision => Value.Parse(RevisionSchema, JSON.parse(source));

/** @throws Error that says what is wrong, if the text is no release descriptor. */
export const readDescriptorText = (source: string): ReleaseDescriptor =>
  Value.Parse(DescriptorSchema, JSON.parse(source));
