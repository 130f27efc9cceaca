import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino } from "pino";
import { logOptions } from "./logging";

it("logs why a statement failed, without its values", () => {
  const lines: string[] = [];
  const cause = Object.assign(new Error("no space left on device"), {
    code: "53100",
    detail: "Key (email)=(ann@example.org)",
  });
  const error = new DrizzleQueryError(
    "INSERT INTO users VALUES ($1, $2)",
    ["ann@example.org", "a\nprompt"],
    cause,
  );
  pino(logOptions({ logLevel: "info" }), { write: (line) => lines.push(line) }).error(
    { err: error },
    "unavailable",
  );
  const [line = ""] = lines;
  expect(line).toContain("no space left on device");
  expect(line).toContain("53100");
  expect(line).not.toMatch(/ann@example\.org|prompt/);
});
