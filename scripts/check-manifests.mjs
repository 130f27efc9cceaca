// Fails if compose.yaml or a manifest of deploy/kubernetes doesn't match its schema, or if kustomization.yaml leaves one out:
// `npm run check:manifests`.
import { readdirSync, readFileSync } from "node:fs";
import { DCLinter } from "dclint";
import { parse, parseAllDocuments } from "yaml";
import { inRoot } from "./lib/packages.mjs";

const KUBERNETES = "deploy/kubernetes";
const KUSTOMIZATION = "kustomization.yaml";

const read = (path) => readFileSync(inRoot(path), "utf8");

/** The linter's other rules are matters of taste. */
const RULES = new Set(["invalid-schema", "invalid-yaml", "unknown-error"]);

const composeErrors = (path) =>
  new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
    .lintFiles([inRoot(path)], false)
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => RULES.has(rule))
    .map(({ message }) => `${path}: ${message}`);

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

const documentErrors = async (path, document) => {
  const name = `${path}: ${document.kind} ${document.metadata?.name}`;
  try {
    const Model = await modelOf(document);
    const unread = new Set();
    Model.prototype.validate.call(recordReads(document, "", unread));
    return [...unread].map((field) => `${name} has an unknown field ${field}`);
  } catch (error) {
    return [`${name}: ${error.message}`];
  }
};

const kubernetesErrors = async (folder) => {
  const names = readdirSync(inRoot(folder)).filter((name) => name !== KUSTOMIZATION);
  const { resources } = parse(read(`${folder}/${KUSTOMIZATION}`));
  const missing = names.filter((name) => !resources.includes(name));
  const errors = names.flatMap((name) =>
    parseAllDocuments(read(`${folder}/${name}`)).map((document) =>
      documentErrors(`${folder}/${name}`, document.toJS()),
    ),
  );
  return [
    ...missing.map((name) => `${folder}/${KUSTOMIZATION} leaves out ${name}`),
    ...(await Promise.all(errors)).flat(),
  ];
};

const errors = [...composeErrors("compose.yaml"), ...(await kubernetesErrors(KUBERNETES))];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exit(1);
