import type {
  ReleaseAction,
  ReleaseActionResult,
  ReleaseOverview,
  ReleasePlan,
} from "@promptfolio/contracts/api/releases";
import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import { REMOTE_ID_PATTERN } from "@promptfolio/contracts/remote";
import { closedObject } from "@promptfolio/server/closed-object";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { createPreviewLog } from "../../previews/preview-objects";
import { MAX_PREVIEW_HOURS } from "../../previews/previews";
import { VERSION_PATTERN } from "../../registry/descriptor-schema";
import type { LiveRegistry } from "../../registry/live-registry";
import type { ReleaseContext } from "../../registry/release-context";
import { authorName, ConflictError, type ReleaseStore } from "../../registry/release-store";
import { RefusedError } from "../../registry/transitions";
import type { SigningKey } from "../../registry/trust/keys";
import { TrustError } from "../../registry/trust/trust-document";
import type { TrustedStore } from "../../registry/trust/trusted-store";
import type { OriginOf } from "../site-origin";
import { performAction } from "./perform-action";
import { planAction } from "./plan-action";
import { problem } from "./problem";
import { entryTag } from "./release-overview";

const share = Type.Integer({ minimum: 1, maximum: BASIS_POINTS });
const ratio = Type.Optional(Type.Number({ minimum: 1, maximum: 100 }));
const DAY_MS = 86_400_000;

const ReleaseActionSchema = closedObject({
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
    closedObject({
      errorRate: Type.Number({ minimum: 0, maximum: 1 }),
      minimumViews: Type.Integer({ minimum: 1 }),
      vitals: Type.Optional(closedObject({ LCP: ratio, INP: ratio })),
    }),
  ),
  ramp: Type.Optional(
    closedObject({
      steps: Type.Array(share, { minItems: 1, maxItems: 20 }),
      eachMs: Type.Integer({ minimum: 1_000, maximum: 30 * DAY_MS }),
    }),
  ),
  why: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  hours: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: MAX_PREVIEW_HOURS })),
});

const isReleaseAction = (body: unknown): body is ReleaseAction => Value.Check(ReleaseActionSchema, body);

/** What the site needs to change releases. */
export interface ReleaseControl {
  objects: ObjectStore;
  /** Undefined if nothing is signed. */
  trusted: TrustedStore | undefined;
  /** The operator's key, if the site has one. */
  signers: readonly SigningKey[];
  now?: () => Date;
}

interface ActionRoutesOptions extends ReleaseControl {
  store: ReleaseStore;
  live: Pick<LiveRegistry, "refresh">;
  /** The administrator who sent a request. */
  administratorOf(request: FastifyRequest): string;
  overview(): Promise<ReleaseOverview>;
  originOf: OriginOf;
}

/** The store as the caller has seen it: reads fail with a ConflictError if the remote was changed since. */
const asSeen = (store: ReleaseStore, id: string, tag: string): ReleaseStore => ({
  ...store,
  readRegistry: async () => {
    const registry = await store.readRegistry();
    if (entryTag(registry, id) !== tag) throw new ConflictError();
    return registry;
  },
});

/** A sentence that names who changed the remote first. */
const lastChange = async (store: ReleaseStore, id: string): Promise<string> => {
  for await (const { change } of store.revisions())
    if (change.id === id)
      return `${authorName(change)} changed ${id} in the meantime: ${change.action} ${change.detail}`.trim();
  return `${id} was changed in the meantime`;
};

/** Administrators' actions on releases. The registry's log is their audit log. */
export const actionRoutes: FastifyPluginAsync<ActionRoutesOptions> = async (app, options) => {
  const { objects, trusted, signers, now = () => new Date() } = options;
  const { store, live, administratorOf, overview, originOf } = options;

  const contextOf = (request: FastifyRequest, id: string, tag: string): ReleaseContext => ({
    objects,
    trusted,
    signers,
    store: asSeen(store, id, tag),
    isPinned: trusted !== undefined,
    by: administratorOf(request),
    now,
    dryRun: false,
  });

  app.setErrorHandler(async (error, request, reply) => {
    const { body } = request;
    if (error instanceof ConflictError && isReleaseAction(body))
      return problem(reply, 409, "Conflict", `${await lastChange(store, body.id)}. Nothing was done.`);
    if (error instanceof RefusedError || error instanceof TrustError)
      return problem(reply, 422, "Refused", error.message);
    throw error;
  });

  app.get("/previews", () => createPreviewLog(objects).recent(now()));

  app.post("/plan", async (request, reply): Promise<ReleasePlan> => {
    const { body } = request;
    if (!isReleaseAction(body))
      return problem(reply, 400, "Bad Request", "This is not an action on a release.");
    return planAction(contextOf(request, body.id, body.tag), body, originOf(request));
  });

  app.post("/actions", async (request, reply): Promise<ReleaseActionResult> => {
    const { body } = request;
    if (!isReleaseAction(body))
      return problem(reply, 400, "Bad Request", "This is not an action on a release.");
    const context = contextOf(request, body.id, body.tag);
    const { message, preview } = await performAction(context, body, originOf(request));
    const { action, id, version } = body;
    request.log.info({ by: context.by, action, id, version }, "an administrator changed a release");
    await live.refresh();
    return { message, overview: await overview(), ...(preview && { preview }) };
  });
};
