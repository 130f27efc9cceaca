import { registryWithCanary } from "../testing/sample-release";
import { createReleaseMetrics } from "./release-metrics";

test("exports shares, pages, failures and vitals by remote and version", async () => {
  const metrics = createReleaseMetrics({
    registry: registryWithCanary,
    badReleases: () => [{ id: "orders", version: "1.0.0", why: "" }],
  });
  const release = { remote: "gallery", version: "2.0.0" };
  metrics.count({ kind: "served", ...release });
  metrics.count({ kind: "view", ...release });
  metrics.count({ kind: "error", ...release, message: "TypeError", where: "/" });
  metrics.count({ kind: "foreign", ...release, cause: "translation" });
  metrics.count({ kind: "vital", ...release, name: "LCP", value: 1_500 });
  metrics.count({ kind: "vital", ...release, name: "CLS", value: 0.05 });
  const lines = (await metrics.text()).split("\n");
  for (const line of [
    "promptfolio_registry_revision 1",
    'promptfolio_bad_releases{remote="orders",version="1.0.0"} 1',
    'promptfolio_release_traffic_ratio{remote="gallery",version="1.0.0"} 0.95',
    'promptfolio_release_traffic_ratio{remote="gallery",version="2.0.0"} 0.05',
    'promptfolio_pages_served_total{remote="gallery",version="2.0.0"} 1',
    'promptfolio_page_views_total{remote="gallery",version="2.0.0"} 1',
    'promptfolio_remote_failures_total{remote="gallery",version="2.0.0",kind="error"} 1',
    'promptfolio_foreign_errors_total{cause="translation"} 1',
    'promptfolio_web_vital_seconds_sum{remote="gallery",version="2.0.0",vital="LCP"} 1.5',
    'promptfolio_layout_shift_score_sum{remote="gallery",version="2.0.0"} 0.05',
  ])
    expect(lines).toContain(line);
});
