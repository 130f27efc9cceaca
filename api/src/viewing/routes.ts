import { MyStats, Reveal } from "@promptfolio/contracts/api/viewing";
import type { FastifyReply, FastifyRequest } from "fastify";
import { notFound, Problem, unauthenticated } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import { personal } from "../http/send-public";
import { readPrompts } from "../images/repository/find-images";
import { ImageParameters as params } from "../images/routes";
import { readSettings } from "../settings/settings-repository";
import { readAllowance } from "../viewer/allowance";
import { readViewer, type Viewer } from "../viewer/viewer";
import { addDays, nextDayStart, secondsUntil } from "../viewer/viewer-day";
import { countEvent } from "./count-routes";
import type { RevealOutcome, ViewingServices } from "./reveal";

const remainingOf = (dailyLimit: number, viewed: number): number => Math.max(0, dailyLimit - viewed);

const NETWORK_LIMITS: Readonly<Partial<Record<RevealOutcome["outcome"], string>>> = {
  network: "Too many prompts were viewed from your network today. Sign up for your own daily views!",
  "new-accounts":
    "Too many prompts were viewed by new accounts of your network today. Verify your email, or come back tomorrow.",
};

/** The problem 429, until the viewer's next day, or until midnight UTC for a network's ceiling. */
const limitReached = (outcome: RevealOutcome, viewer: Viewer): Problem => {
  const ofNetwork = NETWORK_LIMITS[outcome.outcome];
  const until =
    ofNetwork === undefined
      ? nextDayStart(viewer.zone, outcome.day, outcome.day_ends ?? undefined)
      : new Date(addDays(viewer.utcDay, 1));
  const detail = ofNetwork ?? "Daily prompt view limit reached";
  return new Problem(429, "limit-reached", detail, {
    headers: { "retry-after": String(secondsUntil(until, viewer.now)) },
    extra: {
      viewedToday: outcome.viewed,
      limit: outcome.dailyLimit,
      remaining: remainingOf(outcome.dailyLimit, outcome.viewed),
      resetsAt: until.toISOString(),
    },
  });
};

const toReveal = (outcome: RevealOutcome, viewer: Viewer): Reveal => {
  if (outcome.outcome === "missing") throw notFound("Image not found");
  if (outcome.outcome === "signed-out") throw unauthenticated();
  if (outcome.prompt === null) throw limitReached(outcome, viewer);
  return {
    prompt: outcome.prompt,
    details: outcome.details ?? {},
    viewedToday: outcome.viewed,
    limit: outcome.dailyLimit,
    remaining: remainingOf(outcome.dailyLimit, outcome.viewed),
    alreadyViewed: outcome.outcome === "repeated",
    views: outcome.views ?? 0,
  };
};

/** Reveals, and the allowance that they cost. */
export const viewingRoutes: Routes<ViewingServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Viewing"] });
  const { database, config, keys, reveal, authentication } = services;
  const viewerOf = (request: FastifyRequest, reply: FastifyReply) =>
    readViewer(request, personal(reply), keys);

  const spend = async (
    imageId: string,
    viewer: Viewer,
    account: { userId: string; sessionId: string } | undefined,
  ): Promise<Reveal> => {
    const { day, ...others } = viewer;
    const outcome = await reveal({
      ...others,
      imageId,
      account,
      day: day.date,
      dayEnds: day.endsAt,
      ceiling: config.networkCeiling,
      newAccountCeiling: config.newAccountCeiling,
    });
    services.metrics.reveals.inc({ outcome: outcome.outcome });
    return toReveal(outcome, viewer);
  };

  /** Administrators spend nothing and see a user's full allowance. */
  const fullAllowance = async () => {
    const { dailyLimit } = await readSettings(database);
    return { viewedToday: 0, limit: dailyLimit, remaining: dailyLimit };
  };

  const revealToAdministrator = async (id: string, viewer: Viewer): Promise<Reveal> => {
    const found = (await readPrompts(database, [id])).get(id);
    if (!found) throw notFound("Image not found");
    const { prompt, ...details } = found;
    const views = await countEvent(database, { kind: "view", imageId: id, viewer, account: undefined });
    return { prompt, details, ...(await fullAllowance()), alreadyViewed: true, views };
  };

  app.post(
    "/usage/prompt-view/:id",
    {
      schema: {
        summary: "Reveal a prompt, signed in: costs a view unless it was seen today",
        security: [{ user: [] }],
        params,
        response: { 200: Reveal },
      },
    },
    async (request, reply) => {
      // The database function checks the account itself.
      const claims = await authentication.claims(request);
      if (!claims) throw unauthenticated();
      const { id } = request.params;
      if (claims.role === "user") return spend(id, viewerOf(request, reply), claims);
      await authentication.require(request, "admin");
      return revealToAdministrator(id, viewerOf(request, reply));
    },
  );

  app.post(
    "/public/prompt-view/:id",
    {
      schema: {
        summary: "Reveal a prompt as a guest: costs a view unless it was seen today",
        params,
        response: { 200: Reveal },
      },
    },
    (request, reply) => spend(request.params.id, viewerOf(request, reply), undefined),
  );

  app.get(
    "/usage/my-stats",
    { schema: { summary: "Today's allowance of the viewer", response: { 200: MyStats } } },
    async (request, reply): Promise<MyStats> => {
      const account = await authentication.optional(request);
      const viewer = viewerOf(request, reply);
      if (account?.role === "admin") {
        const { date, endsAt } = viewer.day;
        const secondsUntilReset = secondsUntil(endsAt, viewer.now);
        return { ...(await fullAllowance()), viewed: [], day: date, secondsUntilReset };
      }
      const { day, ends, dailyLimit, viewed } = await readAllowance(database, viewer, account?.userId);
      return {
        viewedToday: viewed.length,
        limit: dailyLimit,
        remaining: remainingOf(dailyLimit, viewed.length),
        viewed,
        day,
        secondsUntilReset: secondsUntil(nextDayStart(viewer.zone, day, ends ?? undefined), viewer.now),
      };
    },
  );
};
