import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type } from "typebox";
import { ConfigError, readEnvironment, readTogether } from "./read-environment";

const Settings = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000, description: "a port from 0 to 65535" }),
  MODE: Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "on", description: "on or off" }),
  USER: Type.Optional(Type.String()),
  PASSWORD: Type.Optional(Type.String({ minLength: 8, description: "8 characters or more" })),
});
const read = (env: Record<string, string>) => readEnvironment(Settings, env, [["USER", "PASSWORD"]]);

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
};

test("applies defaults and types, and ignores unknown settings", () => {
  expect(read({ HOME: "/" })).toEqual({ PORT: 3000, MODE: "on" });
  expect(read({ PORT: "80", MODE: "off" })).toEqual({ PORT: 80, MODE: "off" });
});

test("treats an empty value as absent", () => {
  expect(read({ PORT: "", USER: "", PASSWORD: "" })).toEqual(read({}));
});

test.each([
  [{ PORT: "http" }, ["PORT must be a port from 0 to 65535."]],
  [{ PORT: "70000", MODE: "loud" }, ["PORT must be a port from 0 to 65535.", "MODE must be on or off."]],
  [{ USER: "ann" }, ["USER also needs PASSWORD."]],
  [{ PASSWORD: "short" }, ["PASSWORD must be 8 characters or more.", "PASSWORD also needs USER."]],
])("reports a sentence for each mistake in %j", (env, mistakes) => {
  expect(mistakesOf(env)).toEqual(mistakes);
});

test("reads a value from a file, as vaults and service managers provide secrets", () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-secrets-"));
  const PASSWORD_FILE = join(folder, "password");
  writeFileSync(PASSWORD_FILE, "from a vault\n");
  expect(read({ USER: "ann", PASSWORD_FILE })).toMatchObject({ USER: "ann", PASSWORD: "from a vault" });
  expect(mistakesOf({ USER: "ann", PASSWORD: "long enough", PASSWORD_FILE })).toEqual([
    "PASSWORD and PASSWORD_FILE are both set.",
  ]);
  writeFileSync(PASSWORD_FILE, "short");
  expect(mistakesOf({ USER: "ann", PASSWORD_FILE })).toEqual(["PASSWORD must be 8 characters or more."]);
  rmSync(folder, { recursive: true });
  expect(mistakesOf({ USER: "ann", PASSWORD_FILE })).toEqual([
    "PASSWORD_FILE must be a file that can be read.",
  ]);
});

test("reports the mistakes of two parts together, each one once", () => {
  const other = () => readEnvironment(Type.Pick(Settings, ["PORT", "MODE"]), { PORT: "http", MODE: "loud" });
  expect(() => readTogether(() => read({ PORT: "http", USER: "ann" }), other)).toThrow(
    new ConfigError([
      "PORT must be a port from 0 to 65535.",
      "USER also needs PASSWORD.",
      "MODE must be on or off.",
    ]),
  );
  expect(
    readTogether(
      () => read({ PORT: "80" }),
      () => 1,
    ),
  ).toEqual([{ PORT: 80, MODE: "on" }, 1]);
});
