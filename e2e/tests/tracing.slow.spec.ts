import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { type CollectedSpan, startCollector } from "../support/collector";
import { ROOT, startProduct } from "../support/product";
import { uncachedPage } from "../support/uncached-page";

/** prom-client loads `@opentelemetry/api` by itself. */
const isSdk = (file: string): boolean => /@opentelemetry\/(?!api\/)/.test(file);

/** From a span up to the one that began its trace. */
const lineOf = (span: CollectedSpan, spans: readonly CollectedSpan[]): string[] => {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [span.name, ...(parent ? lineOf(parent, spans) : [])];
};

test("one trace contains page, API, SQL and rendering; without a collector no SDK is loaded", async () => {
  const loadedFile = test.info().outputPath("loaded.txt");
  const loaded = async () => (await readFile(loadedFile, "utf8")).split("\n");
  const product = await startProduct({
    LOADED_PACKAGES_FILE: loadedFile,
    NODE_OPTIONS: `--require ${join(ROOT, "e2e/support/note-loaded-packages.cjs")}`,
  });
  expect((await uncachedPage(product.origin, "/")).rendered).toBe("page");
  await product.stop();
  const without = await loaded();
  expect(without.filter(isSdk)).toEqual([]);
  expect(without.some((file) => file.includes("/node_modules/pg/"))).toBe(true);

  const collector = await startCollector();
  await product.restart({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: "100",
    OTEL_METRIC_EXPORT_INTERVAL: "500",
  });
  expect((await uncachedPage(product.origin, "/")).rendered).toBe("page");
  const page = () => collector.spans.find(({ name }) => name === "GET /*");
  await collector.until(() => page() !== undefined && collector.metrics.size > 0);
  const ofTrace = collector.spans.filter(({ traceId }) => traceId === page()?.traceId);
  const lines = ofTrace.map((span) => lineOf(span, ofTrace).join(" < "));
  expect(lines).toContain("page gallery < GET /*");
  expect(lines).toContain("render gallery < page gallery < GET /*");
  expect(lines).toContain("GET /api/images < page gallery < GET /*");
  expect(lines).toContain("SELECT images < GET /api/images < page gallery < GET /*");
  for (const metric of [
    "http_request_duration_seconds",
    "process_resident_memory_bytes",
    "promptfolio_registry_revision",
    "promptfolio_pages_served_total",
  ])
    expect(collector.metrics).toContain(metric);
  await product.stop();
  expect((await loaded()).some(isSdk)).toBe(true);
  await product.dispose();
  await collector.close();
});
