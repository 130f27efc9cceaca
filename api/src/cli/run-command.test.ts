import { OperatorError } from "@promptfolio/server/operator-error";
import { runCommand } from "./run-command";

const errorOf = (code: string, message: string) => Object.assign(new Error(message), { code });

let printed: unknown[];
const { error } = console;
beforeEach(() => {
  printed = [];
  console.error = (line: unknown) => printed.push(line);
});
afterEach(() => {
  console.error = error;
  process.exitCode = undefined;
});

test.each([
  new OperatorError("The data folder is in use."),
  errorOf("EROFS", "EROFS: read-only file system, open '/data/lock.json'"),
  errorOf("ENAMETOOLONG", "ENAMETOOLONG: name too long, mkdtemp '/backups/a'"),
  errorOf("ENOTDIR", "ENOTDIR: not a directory, mkdir '/backups/file/a'"),
  errorOf("ENOSPC", "ENOSPC: no space left on device, write"),
])("a command prints one sentence and fails: %s", async (failure) => {
  await runCommand(() => Promise.reject(failure));
  expect(printed).toEqual([failure.message]);
  expect(process.exitCode).toBe(1);
});

test("a mistake in a command has its stack", async () => {
  await expect(runCommand(() => Promise.reject(new TypeError("x is undefined")))).rejects.toThrow(TypeError);
  expect(printed).toEqual([]);
});
