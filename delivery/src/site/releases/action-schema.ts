import type { ReleaseAction } from "@promptfolio/contracts/api/releases";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { MAX_PREVIEW_HOURS } from "../../previews/previews";
import { VERSION_PATTERN } from "../../registry/descriptor-schema";

const strict = { additionalProperties: false };
const share = Type.Integer({ minimum: 1, maximum: BASIS_POINTS });
const ratio = Type.Optional(Type.Number({ minimum: 1, maximum: 100 }));
const DAY_MS = 86_400_000;

const ReleaseActionSchema = Type.Object(
  {
    action: Type.Enum([
      "promote",
      "canary",
      "stop canary",
      "rollback",
      "freeze",
      "unfreeze",
      "preview",
      "revoke previews",
    ]),
    id: Type.String({ pattern: REMOTE_ID_PATTERN }),
    tag: Type.String({ pattern: "^[0-9a-f]{16}$" }),
    version: Type.Optional(Type.String({ pattern: VERSION_PATTERN })),
    basisPoints: Type.Optional(share),
    guard: Type.Optional(
      Type.Object(
        {
          errorRate: Type.Number({ minimum: 0, maximum: 1 }),
          minimumViews: Type.Integer({ minimum: 1 }),
          vitals: Type.Optional(Type.Object({ LCP: ratio, INP: ratio }, strict)),
        },
        strict,
      ),
    ),
    ramp: Type.Optional(
      Type.Object(
        {
          steps: Type.Array(share, { minItems: 1, maxItems: 20 }),
          eachMs: Type.Integer({ minimum: 1_000, maximum: 30 * DAY_MS }),
        },
        strict,
      ),
    ),
    why: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MAX_PREVIEW_HOURS })),
  },
  strict,
);

export const isReleaseAction = (body: unknown): body is ReleaseAction =>
  Value.Check(ReleaseActionSchema, body);
