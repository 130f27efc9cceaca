import { readFileSync } from "node:fs";
import { envSchema } from "env-schema";
import type { Static, TObject, TProperties } from "typebox";
import { Value } from "typebox/value";
import { OperatorError } from "../operator-error";

export type Env = Readonly<Record<string, string | undefined>>;

/** Invalid settings: the message has one sentence per mistake, each on its own line. */
export class ConfigError extends OperatorError {
  override name = "ConfigError";
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join("\n"));
  }
}

interface EnvError {
  instancePath: string;
}

const hasErrors = (error: unknown): error is { errors: readonly EnvError[] } =>
  typeof error === "object" && error !== null && "errors" in error && Array.isArray(error.errors);

const sentenceOf = (name: string, properties: TProperties): string => {
  const schema = properties[name];
  const description =
    schema !== undefined && "description" in schema ? String(schema.description) : "a valid value";
  return `${name} must be ${description}.`;
};

/** A sentence for each group of settings that is only partly set. */
const incompleteGroups = (env: Env, groups: readonly (readonly string[])[]): string[] =>
  groups.flatMap((names) => {
    const given = names.filter((name) => env[name] !== undefined);
    const missing = names.filter((name) => env[name] === undefined);
    return given.length > 0 && missing.length > 0
      ? [`${given.join(" and ")} also ${given.length > 1 ? "need" : "needs"} ${missing.join(" and ")}.`]
      : [];
  });

/** The given settings, either directly or as a file's content, which keeps secrets out of a process's environment. */
const givenSettings = (names: readonly string[], env: Env) => {
  const given: Record<string, string> = {};
  const mistakes: string[] = [];
  for (const name of names) {
    const value = env[name];
    const path = env[`${name}_FILE`];
    if (value && path) mistakes.push(`${name} and ${name}_FILE are both set.`);
    else if (value) given[name] = value;
    else if (path) {
      try {
        given[name] = readFileSync(path, "utf8").trim();
      } catch {
        mistakes.push(`${name}_FILE must be a file that can be read.`);
      }
    }
  }
  return { given, mistakes };
};

/**
 * Reads settings from the environment by a schema. Its properties' descriptions complete the sentence 'NAME must be …'.
 * An empty value counts as absent. `NAME_FILE` is the path of a file that contains the value of `NAME`.
 * @param groups settings that only make sense together
 * @throws ConfigError
 */
export const readEnvironment = <Properties extends TProperties>(
  schema: TObject<Properties>,
  env: Env,
  groups: readonly (readonly string[])[] = [],
): Static<TObject<Properties>> => {
  const { given, mistakes } = givenSettings(Object.keys(schema.properties), env);
  // An unreadable file would also be reported as an incomplete group.
  if (mistakes.length === 0) mistakes.push(...incompleteGroups(given, groups));
  try {
    const settings = envSchema({ schema: { ...schema }, data: given, env: false });
    if (mistakes.length === 0 && Value.Check(schema, settings)) return settings;
  } catch (error) {
    if (!hasErrors(error)) throw error;
    const names = error.errors.map(({ instancePath }) => instancePath.slice(1));
    mistakes.unshift(...[...new Set(names)].map((name) => sentenceOf(name, schema.properties)));
  }
  throw new ConfigError(mistakes);
};

/**
 * Reads the settings of two parts, so that the mistakes of both are reported together, without duplicates.
 * @throws ConfigError
 */
export const readTogether = <One, Other>(readOne: () => One, readOther: () => Other): [One, Other] => {
  const mistakes = new Set<string>();
  const attempt = <Config>(read: () => Config): Config | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const mistake of error.mistakes) mistakes.add(mistake);
      return undefined;
    }
  };
  const one = attempt(readOne);
  const other = attempt(readOther);
  if (one === undefined || other === undefined) throw new ConfigError([...mistakes]);
  return [one, other];
};
