import { countOf } from "@promptfolio/lib/formats";
import { revokePreviews } from "../previews/preview-objects";
import { DEFAULT_PREVIEW_HOURS, issuePreview, MAX_PREVIEW_HOURS } from "../previews/previews";
import { UsageError } from "./arguments";
import { remoteCommand } from "./command";

const readHours = (text: string | undefined): number => {
  const hours = text === undefined ? DEFAULT_PREVIEW_HOURS : Number(text);
  if (!(hours > 0 && hours <= MAX_PREVIEW_HOURS))
    throw new UsageError(`--hours must be a number up to ${MAX_PREVIEW_HOURS}, not "${text}".`);
  return hours;
};

const readSite = (site: string | undefined): string => {
  const named = site ?? process.env["SITE_ORIGIN"];
  if (!named || !URL.canParse(named))
    throw new UsageError("preview needs the site's URL: --site https://example.org, or SITE_ORIGIN.");
  return new URL(named).origin;
};

/** Prints a link that shows one browser the live site with a published version, or revokes all links issued so far. */
export const previewCommand = remoteCommand("preview", async (context, id, named, options) => {
  const { objects, trusted, now, by, dryRun } = context;
  if (options.revoke) {
    await trusted?.assertMayPublish(id);
    if (!dryRun) await revokePreviews(objects, id, now(), by);
    return { lines: [`All previews of ${id} are revoked.`], data: { id }, writes: true };
  }
  const hours = readHours(options.hours);
  const { link, preview } = await issuePreview(context, {
    ...{ id, version: named, hours },
    origin: readSite(options.site),
  });
  const { version, expires } = preview;
  return {
    lines: [
      link,
      `It shows one browser ${id} ${version} for ${countOf(hours, "hour")}; "preview ${id} --revoke" ends it.`,
    ],
    data: { id, version, link, expires },
  };
});
