// Fails if compose.yaml or a manifest of deploy/kubernetes doesn't match its schema, or if kustomization.yaml leaves one out:
// `npm run check:manifests`.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DCLinter } from "dclint";
import { parse, parseAllDocuments } from "yaml";
import { inRoot } from "./lib/packages.mjs";

const KUSTOMIZATION = "kustomization.yaml";

/** The linter's other rules are matters of taste. */
const RULES = new Set(["invalid-schema", "invalid-yaml", "unknown-error"]);

export const composeErrors = (path) =>
  new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    .lintFiles([path], false)
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => RULES.has(rule))
    .map(({ message }) => `${basename(path)}: ${message}`);

/** Throws if there is no such kind. */
const modelOf = async ({ apiVersion, kind }) => {
  const models = await import(`kubernetes-models/${apiVersion}`);
  return models.default?.[kind] ?? models[kind];
};

/** The schemas allow unknown fields, which a cluster refuses or ignores; those are what validating doesn't read. */
const recordReads = (value, path, unread) => {
  if (typeof value !== "object" || value === null) return value;
  for (const key of Object.keys(value)) unread.add(`${path}.${key}`);
  const read = Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, recordReads(child, `${path}.${key}`, unread)]),
  );
  return new Proxy(Array.isArray(value) ? Object.values(read) : read, {
    get: (target, key) => {
      unread.delete(`${path}.${String(key)}`);
      return target[key];
    },
  });
};

const documentErrors = async (file, document) => {
  const name = `${file}: ${document.kind} ${document.metadata?.name}`;
  try {
    const Model = await modelOf(document);
    const unread = new Set();
    Model.prototype.validate.call(recordReads(document, "", unread));
    return [...unread].map((field) => `${name} has an unknown field ${field}`);
  } catch (error) {
    return [`${name}: ${error.message}`];
  }
};

export const kubernetesErrors = async (folder) => {
  const read = (name) => readFileSync(join(folder, name), "utf8");
  const names = readdirSync(folder).filter((name) => name !== KUSTOMIZATION);
  const { resources } = parse(read(KUSTOMIZATION));
  const missing = names.filter((name) => !resources.includes(name));
  const errors = missing.map((name) => `${KUSTOMIZATION} leaves out ${name}`);
  for (const name of names)
    for (const document of parseAllDocuments(read(name)))
      errors.push(...(await documentErrors(name, document.toJS())));
  return errors;
};

if (import.meta.filename === process.argv[1]) {
  const kubernetes = await kubernetesErrors(inRoot("deploy/kubernetes"));
  const errors = [...composeErrors(inRoot("compose.yaml")), ...kubernetes];
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exitCode = 1;
}
