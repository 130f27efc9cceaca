import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import { ROOT } from "../support/site-process";

// The image's command as container runtimes run it, as far as namespaces go: another user, a read-only root, no capabilities. The
// image itself is built and tried by hand (docs/operating.md).

/** `unshare` makes a user that owns the files of the one who runs the tests, and may mount until `setpriv` takes that away. */
const NAMESPACES = ["--user", "--map-user=10001", "--map-group=10001", "--keep-caps", "--mount"];

const SCRIPT = `
mount -t tmpfs tmpfs "$WRITABLE"
mkdir "$WRITABLE/data" "$WRITABLE/tmp"
mount --bind "$PWD" "$PWD"
mount -o remount,bind,ro "$PWD"
mount -o remount,bind,ro /
cd "$PWD"
if touch written 2> /dev/null; then echo "the root can be written to"; exit 1; fi
exec setpriv --ambient-caps=-all --inh-caps=-all --bounding-set=-all --no-new-privs "$@"
`;

/** The words of an instruction that is a list, or settings. */
const readDockerfile = async (): Promise<{ environment: Record<string, string>; command: string[] }> => {
  const text = (await readFile(join(ROOT, "Dockerfile"), "utf8")).replaceAll("\\\n", " ");
  const settings = /^ENV (.+)$/m.exec(text)?.[1]?.split(" ") ?? [];
  const entryPoint: string[] = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(text)?.[1] ?? "[]");
  const command: string[] = JSON.parse(/^CMD (.+)$/m.exec(text)?.[1] ?? "[]");
  return {
    environment: Object.fromEntries(settings.map((setting) => setting.split("=", 2))),
    command: [...entryPoint, ...command],
  };
};

const canMount = spawnSync("unshare", [...NAMESPACES, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

test("the image's command serves as another user, from a read-only root, without capabilities", async () => {
  test.skip(!canMount, "this system allows no namespaces");
  const writable = await mkdtemp(join(tmpdir(), "promptfolio-container-"));
  const { environment, command } = await readDockerfile();
  expect(command.slice(-2)).toEqual(["deploy/container/start.mjs", "all"]);
  const [, ...parameters] = command;
  const site = spawn(
    "unshare",
    [...NAMESPACES, "sh", "-euc", SCRIPT, "sh", process.execPath, ...parameters],
    {
      cwd: ROOT,
      env: {
        PATH: process.env["PATH"],
        ...environment,
        WRITABLE: writable,
        TMPDIR: join(writable, "tmp"),
        DATA_DIR: join(writable, "data"),
        PORT: "0",
        DEMO: "off",
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const ended = once(site, "exit");
  const printed: string[] = [];
  for (const output of [site.stdout, site.stderr])
    createInterface(output).on("line", (line) => printed.push(line));
  const readyLine = () =>
    printed.map((line) => /ready on http:\/\/[^ ]+:(\d+)/.exec(line)?.[1]).find(Boolean);
  await expect
    .poll(() => readyLine() ?? (site.exitCode === null ? "starting" : printed.join("\n")), {
      timeout: 90_000,
    })
    .toMatch(/^\d+$/);

  const origin = `http://localhost:${readyLine()}`;
  for (const path of ["/healthz", "/readyz", "/", "/about", "/api/images"])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  const status = await readFile(`/proc/${site.pid}/status`, "utf8");
  for (const line of ["CapEff:\t0000000000000000", "CapBnd:\t0000000000000000", "NoNewPrivs:\t1"])
    expect(status).toContain(line);
  expect(await readFile(`/proc/${site.pid}/uid_map`, "utf8")).toMatch(/^\s*10001\s+\d+\s+1\s*$/);

  site.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await rm(writable, { recursive: true });
});
