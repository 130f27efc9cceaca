import { Type } from "typebox";

const text = Type.String();

/** A remote's route, as in its release's descriptor. */
export const RouteSchema = Type.Object({
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
