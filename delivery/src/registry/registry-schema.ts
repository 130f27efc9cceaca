import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { VERSION_PATTERN } from "./descriptor-schema";
import { AuditLineSchema, ChainLinkSchema, type Revision } from "./release-store";

const text = Type.String();
const version = Type.String({ pattern: VERSION_PATTERN });

const CanarySchema = Type.Object({
  version,
  basisPoints: Type.Integer({ minimum: 0, maximum: BASIS_POINTS }),
  salt: text,
  since: Type.Optional(text),
  guard: Type.Object({
    errorRate: Type.Number({ minimum: 0, maximum: 1 }),
    minimumViews: Type.Integer({ minimum: 1 }),
    vitals: Type.Optional(
      Type.Object({
        LCP: Type.Optional(Type.Number({ minimum: 1 })),
        INP: Type.Optional(Type.Number({ minimum: 1 })),
      }),
    ),
  }),
  ramp: Type.Optional(
    Type.Object({
      steps: Type.Array(Type.Integer({ minimum: 1, maximum: BASIS_POINTS }), { minItems: 1 }),
      eachMs: Type.Integer({ minimum: 1 }),
      at: text,
    }),
  ),
});

const ChannelSchema = Type.Object({
  stable: Type.Union([version, Type.Null()]),
  since: Type.Optional(text),
  history: Type.Array(Type.Object({ version, until: text })),
  canary: Type.Union([CanarySchema, Type.Null()]),
  frozen: Type.Union([Type.Object({ by: text, why: text, at: text }), Type.Null()]),
  isolation: Type.Optional(Type.Enum(["frame", "none"])),
  rejected: Type.Array(Type.Object({ contentHash: text, version, why: text, at: text })),
});

const RegistrySchema = Type.Object({
  format: Type.Literal(1),
  revision: Type.Integer({ minimum: 0 }),
  updatedAt: text,
  entries: Type.Record(
    Type.String({ pattern: REMOTE_ID_PATTERN }),
    Type.Object({
      releases: Type.Array(
        Type.Object({
          version,
          publishedAt: text,
          integrity: text,
          contentHash: text,
          descriptor: Type.Optional(text),
        }),
      ),
      channel: ChannelSchema,
    }),
  ),
});

const RevisionSchema = Type.Object({
  registry: RegistrySchema,
  change: AuditLineSchema,
  chain: Type.Optional(ChainLinkSchema),
});

/** @throws Error that says what is wrong, if the text is not a state of a registry. */
export const parseRevision = (source: string): Revision => Value.Parse(RevisionSchema, JSON.parse(source));
