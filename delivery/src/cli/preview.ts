import { openPreviewKey, revokePreviews } from "../previews/preview-objects";
import { createPreviewToken } from "../previews/preview-token";
import { MAX_PREVIEW_HOURS } from "../previews/previews";
import { entryOf, RefusedError } from "../registry/transitions";
import { UsageError } from "./arguments";
import { type Command, requireRemote } from "./command";
import { plural } from "./plural";

const DEFAULT_HOURS = 8;
const HOUR_MS = 3_600_000;

const readHours = (text: string | undefined): number => {
  const hours = text === undefined ? DEFAULT_HOURS : Number(text);
  if (!(hours > 0 && hours <= MAX_PREVIEW_HOURS))
    throw new UsageError(`--hours must be a number up to ${MAX_PREVIEW_HOURS}, not "${text}".`);
  return hours;
};

const readSite = (site: string | undefined): string => {
  const named = site ?? process.env["SITE_ORIGIN"];
  if (!named || !URL.canParse(named))
    throw new UsageError("preview needs the site's address: --site https://example.org, or SITE_ORIGIN.");
  return new URL(named).origin;
};

/** Prints a link that shows one browser the live site with a published version, or revokes all that were issued. */
export const previewCommand: Command = async (context, positionals, { site, hours: given, revoke }) => {
  const { store, objects, trusted, signers, now, dryRun } = context;
  const id = await requireRemote(context, positionals, "preview");
  await trusted?.assertMayPublish(id);
  if (revoke) {
    if (!dryRun) await revokePreviews(objects, id, now());
    return { lines: [`All previews of ${id} are revoked.`], data: { id }, writes: true };
  }
  const origin = readSite(site);
  const hours = readHours(given);
  const version = positionals[1] ?? entryOf(await store.readRegistry(), id).releases.at(-1)?.version ?? "";
  if (!(await store.readDescriptor(id, version)))
    throw new RefusedError(`There is no release ${id} ${version}; publish it first.`);
  const issuedAt = now();
  const expires = new Date(issuedAt.getTime() + hours * HOUR_MS).toISOString();
  const keys = trusted ? signers : [await openPreviewKey(objects)];
  const token = createPreviewToken({ remote: id, version, issuedAt: issuedAt.toISOString(), expires }, keys);
  const link = `${origin}/releases/preview?token=${token}`;
  return {
    lines: [
      link,
      `It shows one browser ${id} ${version} for ${plural(hours, "hour")}; "preview ${id} --revoke" ends it.`,
    ],
    data: { id, version, link, expires },
    writes: false,
  };
};
