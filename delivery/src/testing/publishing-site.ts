import Fastify from "fastify";
import type { CommandResult } from "../cli/command";
import { publishingRoutes } from "../publishing/publishing-routes";
import { trustKey } from "../registry/object-keys";
import { createSiteObjects } from "../registry/site-objects";
import type { SigningKey } from "../registry/trust/keys";
import { openReleaseStore, readFirstTrust } from "../registry/trust/trusted-store";
import { runCommand } from "./run-command";
import type { TrustFixture } from "./trust-fixture";

/** A site that accepts releases over HTTP, and commands that need only a key to publish there. */
export interface PublishingSite {
  /** The keys of the objects that were uploaded. */
  uploads: string[];
  origin: string;
  run(signer: SigningKey, ...args: string[]): Promise<CommandResult>;
  close(): Promise<void>;
}

/** Runs a command as on a team's machine. */
export const runOverHttp = async (
  origin: string,
  signer: SigningKey,
  now: () => Date,
  ...args: string[]
): Promise<CommandResult> => {
  const objects = createSiteObjects(origin, signer, now);
  const pinned = await readFirstTrust(objects);
  const opened = await openReleaseStore(objects, { pinned, signers: [signer], now });
  const context = { objects, signers: [signer], ...opened, isPinned: false, by: "ada", now, dryRun: false };
  return runCommand(args, () => context);
};

export const startPublishingSite = async ({ objects, now }: TrustFixture): Promise<PublishingSite> => {
  const app = Fastify({ forceCloseConnections: true });
  const uploads: string[] = [];
  app.addHook("onResponse", async ({ method, url }) => {
    if (method === "PUT") uploads.push(url.slice("/releases/objects/".length));
  });
  const pinned = await objects.read(trustKey(1));
  const { trusted } = await openReleaseStore(objects, { pinned, now, onProblem: () => undefined });
  if (!trusted) throw new Error("there is no trust document");
  await app.register(publishingRoutes, { prefix: "/releases", objects, trusted, now });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    uploads,
    origin,
    run: (signer, ...args) => runOverHttp(origin, signer, now, ...args),
    close: () => app.close(),
  };
};
