import { UsageError } from "./arguments";
import { parseArguments } from "./commands";

test.each([
  [["promote", "gallery", "1.0.0"], "promote", ["gallery", "1.0.0"]],
  [["canary", "gallery", "--share", "5%", "--json"], "canary", ["gallery"]],
  [[], "help", []],
  [["status", "--help"], "help", []],
])("parses %j", (args, command, positionals) => {
  expect(parseArguments(args)).toMatchObject({ command, positionals });
});

test.each([[["deploy"]], [["promote", "--loudly"]], [["canary", "--share"]]])("rejects %j", (args) => {
  expect(() => parseArguments(args)).toThrow(UsageError);
});

test("options are off unless given", () => {
  expect(parseArguments(["status"]).options).toMatchObject({ json: false, "dry-run": false, promote: false });
  expect(parseArguments(["promote", "gallery", "--dry-run"]).options["dry-run"]).toBe(true);
});
