import type { FastifyInstance } from "fastify";
import type { ReleaseContext } from "../registry/release-context";
import { releaseRoutes } from "../site/releases/release-routes";
import { emptyCounts } from "../telemetry/counts";
import { noHistory } from "../telemetry/history/history-store";

type Options = Parameters<typeof releaseRoutes>[1];

/** Adds a site's routes for administrators of releases, with the given options and none of what others need. */
export const addReleaseRoutes = async (
  app: FastifyInstance,
  { store, objects, trusted, signers }: ReleaseContext,
  given: Pick<Options, "live" | "checkSession"> & Partial<Options>,
): Promise<void> => {
  await app.register(releaseRoutes, {
    store,
    counts: emptyCounts,
    onCounts: () => undefined,
    errors: { recent: async () => [] },
    history: noHistory,
    webhooks: undefined,
    originOf: () => "https://promptfolio.test",
    releaseControl: { objects, trusted, signers },
    ...given,
  });
};
