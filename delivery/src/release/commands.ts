import type { ReleaseContext } from "./change-registry";
import {
  type ChannelChange,
  endCanary,
  freezeChannel,
  promoteVersion,
  rampCanary,
  readShare,
  rollBackTo,
  unfreezeChannel,
} from "./channels";
import { pruneReleases } from "./prune";
import { publishBuild } from "./publish";
import { readStatus, statusLines } from "./status";
import { type CommandName, type Options, UsageError } from "./usage";
import { verifyCandidate } from "./verify/verify";

/** What a command has to say: lines for people, data for programs. */
export interface Outcome {
  lines: string[];
  data: object;
  /** Whether it would change something without `--dry-run`. */
  writes: boolean;
}

type Command = (context: ReleaseContext, positionals: string[], options: Options) => Promise<Outcome>;

/** Guards of a canary, unless said otherwise. */
const GUARD = { errorRate: "2%", minimumViews: "100" };
const WHOLE = 10_000;

/** `gallery`, also written as its package's name, `mfe-gallery`. */
const remoteOf = ([name]: string[], command: string): string => {
  if (!name) throw new UsageError(`${command} needs the name of a remote, such as "${command} gallery".`);
  return name.replace(/^mfe-/, "");
};

const done = (change: ChannelChange): Outcome => ({
  lines: [change.message],
  data: change,
  writes: change.changed,
});

const shareOf = (name: string, text: string): number => {
  const basisPoints = readShare(text);
  if (basisPoints === null) throw new UsageError(`${name} must be a share such as 5%, not "${text}".`);
  return basisPoints;
};

const publish: Command = async (context, folders, { promote, serve }) => {
  if (folders.length === 0) throw new UsageError("publish needs the folder of a built release.");
  if (promote && serve) throw new UsageError("publish takes --promote or --serve, not both.");
  const promoting = serve ? "fitting" : promote ? "new" : "none";
  const published = [];
  for (const folder of folders) published.push(await publishBuild(context, folder, promoting));
  return {
    lines: published.map(({ id, version, isNew, promoted, files }) => {
      const line = isNew
        ? `published ${id} ${version} (${files} files)`
        : `${id} ${version} is published already`;
      return promoted ? `${line}; everybody gets it now` : line;
    }),
    data: { published },
    writes: published.some(({ isNew, promoted }) => isNew || promoted),
  };
};

const canary: Command = async (context, positionals, options) => {
  const id = remoteOf(positionals, "canary");
  if (options.stop) return done(await endCanary(context, id, options.why ?? "stopped by hand"));
  if (!options.share) throw new UsageError('canary needs a share, such as "--share 5%".');
  const minimumViews = Number(options.minimumViews ?? GUARD.minimumViews);
  if (!Number.isInteger(minimumViews) || minimumViews < 1)
    throw new UsageError(`--minimum-views must be a number from 1, not "${options.minimumViews}".`);
  const guard = {
    errorRate: shareOf("--error-rate", options.errorRate ?? GUARD.errorRate) / WHOLE,
    minimumViews,
  };
  const basisPoints = shareOf("--share", options.share);
  return done(await rampCanary(context, id, positionals[1], { basisPoints, guard }));
};

const freeze: Command = async (context, positionals, { why }) => {
  if (!why) throw new UsageError("freeze needs a reason, such as \"--why 'the launch is on'\".");
  return done(await freezeChannel(context, remoteOf(positionals, "freeze"), why));
};

const status: Command = async (context, [only]) => {
  const read = await readStatus(context, only?.replace(/^mfe-/, ""));
  return { lines: statusLines(read), data: read, writes: false };
};

const prune: Command = async (context) => {
  const { removed, kept } = await pruneReleases(context);
  return {
    lines: [
      ...removed.map(({ id, version }) => `removed ${id} ${version}`),
      `${removed.length} releases removed, ${kept} kept`,
    ],
    data: { removed, kept },
    writes: removed.length > 0,
  };
};

export const COMMANDS: Record<CommandName, Command> = {
  publish,
  canary,
  freeze,
  status,
  prune,
  verify: verifyCandidate,
  promote: async (context, positionals) =>
    done(await promoteVersion(context, remoteOf(positionals, "promote"), positionals[1])),
  rollback: async (context, positionals) =>
    done(await rollBackTo(context, remoteOf(positionals, "rollback"), positionals[1])),
  unfreeze: async (context, positionals) =>
    done(await unfreezeChannel(context, remoteOf(positionals, "unfreeze"))),
};
