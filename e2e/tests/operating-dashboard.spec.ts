import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { expect, test } from "../support/fixtures";
import { ROOT } from "../support/product";

const METRIC = /\b((?:promptfolio|http|nodejs|process)_\w+?)(?:_bucket|_sum|_count)?\b(?=$|[{[)]|,| [=<>])/gm;

interface AlertFile {
  groups: { rules: { alert: string; expr: string }[] }[];
}

const read = (path: string) => readFile(join(ROOT, "docs", path), "utf8");

const expectKnown = async (origin: string, queries: string, atLeast: number): Promise<void> => {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const queried = [...new Set([...queries.matchAll(METRIC)].map(([, name = ""]) => name))];
  expect(queried.length).toBeGreaterThanOrEqual(atLeast);
  expect(queried.filter((name) => !known.has(name))).toEqual([]);
};

test("the Grafana dashboard queries metrics that the product exports", async ({ product }) => {
  await expectKnown(product.origin, await read("operating/grafana-releases.json"), 16);
  const metrics = await (await fetch(`${product.origin}/metrics`)).text();
  expect(metrics).toMatch(/^promptfolio_release_traffic_ratio\{remote="gallery",version="[^"]+"\} 1$/m);
});

test("each alert asks for metrics that the product exports, and has a page in the runbook", async ({
  product,
}) => {
  const { groups }: AlertFile = parse(await read("operating/alerts.yaml"));
  const rules = groups.flatMap((group) => group.rules);
  await expectKnown(product.origin, rules.map(({ expr }) => expr).join("\n"), 11);
  const pages = [...(await read("runbook.md")).matchAll(/^## (\S+)$/gm)].map(([, name]) => name);
  expect(pages.toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});
