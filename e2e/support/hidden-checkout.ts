import { execute } from "./child-process";
import { ROOT } from "./product";

/** Runs the following command with an empty folder mounted over this repository, without any rights outside. */
const PREFIX = [
  ...["unshare", "--user", "--map-root-user", "--mount"],
  ...["sh", "-ec", 'mount -t tmpfs tmpfs "$0"; exec "$@"', ROOT],
];

/** A command that succeeds if this repository can't be read. */
const IS_HIDDEN = ["test", "!", "-e", `${ROOT}/package.json`];

const succeeds = (program = "", ...args: string[]): Promise<boolean> =>
  execute(program, args, { cwd: "/" }).then(
    () => true,
    () => false,
  );

/** A command prefix that hides this repository's files; undefined if this system doesn't allow mounting. */
export const hideCheckout = async (): Promise<string[] | undefined> =>
  (await succeeds(...PREFIX, ...IS_HIDDEN)) ? PREFIX : undefined;

const list = async (program: string, ...args: string[]): Promise<string[]> => {
  const { stdout } = await execute(program, args, { maxBuffer: 64_000_000 }).catch(
    (error: { code: unknown; stdout: string }) => {
      // `grep` exits with 1 if it finds nothing.
      if (error.code === 1) return { stdout: error.stdout };
      throw error;
    },
  );
  return stdout.split("\n").filter(Boolean);
};

/**
 * For systems on which this repository can't be hidden: a team that has no path to it can't read it either.
 * @throws Error if a file, a link or a setting of the team's names it
 */
export const assertUnrelated = async (folder: string, environment: NodeJS.ProcessEnv): Promise<void> => {
  const files = await list("grep", "-rlF", ROOT, folder);
  const targets = await list("find", folder, "-type", "l", "-exec", "readlink", "-f", "{}", "+");
  const links = targets.filter((target) => `${target}/`.startsWith(`${ROOT}/`));
  const settings = Object.keys(environment).filter((name) => environment[name]?.includes(ROOT));
  const found = [...files, ...links, ...settings];
  if (found.length > 0) throw new Error(`The team's commands may find ${ROOT} by ${found.join(", ")}`);
};
