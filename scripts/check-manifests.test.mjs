import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { composeErrors, kubernetesErrors } from "./check-manifests.mjs";
import { inRoot } from "./lib/packages.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "promptfolio-manifests-"));
  cpSync(inRoot("deploy/kubernetes"), folder, { recursive: true });
  cpSync(inRoot("compose.yaml"), join(folder, "compose.yaml"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const replaceIn = (name, text, replacement) => {
  const path = join(folder, name);
  const before = readFileSync(path, "utf8");
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, replacement));
  return path;
};

test.each([
  [
    "an unknown field",
    "site.yaml",
    "readOnlyRootFilesystem",
    "readOnlyRootFileSystem",
    /unknown field .*readOnlyRootFileSystem/,
  ],
  [
    "a value of the wrong type",
    "api.yaml",
    "minReplicas: 2",
    "minReplicas: two",
    /api\.yaml: HorizontalPodAutoscaler api: .*minReplicas/s,
  ],
  [
    "a missing field",
    "api.yaml",
    "selector: { matchLabels: { app.kubernetes.io/name: api } }\n",
    "\n",
    /api\.yaml: Deployment api: .*selector/s,
  ],
  [
    "an unknown kind",
    "network.yaml",
    "kind: NetworkPolicy",
    "kind: NetworkRule",
    /network\.yaml: NetworkRule default/,
  ],
  ["a file that is left out", "kustomization.yaml", "  - migration.yaml\n", "", /leaves out migration\.yaml/],
])("rejects a manifest for Kubernetes with %s", async (_, name, text, replacement, error) => {
  rmSync(join(folder, "compose.yaml"));
  expect(await kubernetesErrors(folder)).toEqual([]);
  replaceIn(name, text, replacement);
  expect(await kubernetesErrors(folder)).toEqual([expect.stringMatching(error)]);
});

test.each([
  ["an unknown field", "read_only: true", "readonly: true"],
  ["a value of the wrong type", "init: true", "init: [1]"],
  ["what is no YAML", "services:", "services: ]"],
])("rejects a compose file with %s", (_, text, replacement) => {
  expect(composeErrors(join(folder, "compose.yaml"))).toEqual([]);
  expect(composeErrors(replaceIn("compose.yaml", text, replacement)).join()).toMatch(/^compose\.yaml: /);
});
