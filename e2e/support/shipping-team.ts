import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createStandaloneTeam, type PackageSource, type StandaloneTeam } from "./standalone-team";
import type { TrustedProduct } from "./trusted-product";

const WORKFLOW = ".github/workflows/ci.yml";

/** The last script of a team's CI workflow: it publishes, previews and verifies a change. */
const publishingScript = async (folder: string): Promise<string> => {
  const workflow = await readFile(join(folder, WORKFLOW), "utf8");
  const script = workflow.split("run: |\n").at(-1) ?? "";
  return `set -o pipefail\n${script.replaceAll(/^ +/gm, "")}`;
};

export interface ShippingTeam extends StandaloneTeam {
  id: string;
  title: string;
  /** The team's release command, on the site, with the team's key. */
  release(...args: string[]): Promise<string>;
  /** Lets the team's pipeline publish, preview and verify what was built; resolves with the preview's link. */
  publishByPipeline(): Promise<string>;
  /** The HTML that the server renders. */
  served(): Promise<string>;
}

/** A team with its own repository, a key for its remote, and its packages installed. */
export const startShippingTeam = async (
  id: string,
  bundler: string,
  { product, ...packages }: { product: TrustedProduct } & Omit<PackageSource, "site">,
): Promise<ShippingTeam> => {
  const team = await createStandaloneTeam(id, bundler, { ...packages, site: product.origin });
  const key = await product.keyFor(id);
  await copyFile(key, join(team.folder, `${id}-team.key`));
  await team.npm("install", "--no-audit", "--no-fund", "--prefer-offline");
  return {
    ...team,
    id,
    title: id.charAt(0).toUpperCase() + id.slice(1),
    release: (...args) => team.npm("run", "release", "--", ...args),
    publishByPipeline: async () => {
      const env = { SITE: product.origin, TEAM_KEY: await readFile(key, "utf8") };
      const summary = await team.runPipeline(await publishingScript(team.folder), env);
      const link = /https?:\S+token=\S+/.exec(summary)?.[0];
      if (!link) throw new Error(`The pipeline's summary holds no link: ${summary}`);
      return link;
    },
    served: () => fetch(`${product.origin}/${id}`).then((response) => response.text()),
  };
};
