import { once } from "node:events";
import { createInterface } from "node:readline";
import { createDatabase } from "./databases";
import { type ServerProcess, startServer } from "./server-process";

/** The server, which blocks its event loop at SIGUSR2. */
const startBlockable = async (work: string) => {
  const database = await createDatabase("embedded");
  const module = `process.on("SIGUSR2", function block() { ${work} });`;
  const env = {
    ...database.env,
    WATCHDOG_SECONDS: "1",
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}`,
  };
  return { database, server: await startServer(env) };
};

const fatalLine = async ({ child }: ServerProcess): Promise<Record<string, unknown>> => {
  if (!child.stdout) throw new Error("The server has no output");
  for await (const line of createInterface(child.stdout)) {
    const logged: Record<string, unknown> = JSON.parse(line);
    if (logged["level"] === 60) return logged;
  }
  throw new Error("The server logged nothing fatal");
};

it("ends a process that searches without end, and logs where it was at which URL", async () => {
  const { database, server } = await startBlockable('/^(a+)+$/.test("a".repeat(100) + "b");');
  const { child, origin } = server;
  const exited = once(child, "exit");
  const logged = fatalLine(server);
  await fetch(`${origin}/api/images?search=secret`);
  child.kill("SIGUSR2");
  expect(await logged).toMatchObject({
    url: "/api/images",
    seconds: 1,
    stack: expect.arrayContaining([expect.stringMatching(/^block data:/)]),
  });
  expect(await exited).toEqual([null, "SIGKILL"]);
  await database.remove();
});
