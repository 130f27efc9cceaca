import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { federationManifest } from "./federation-manifest";

const config: RemoteConfig = { id: "orders", hostApi: "^1.0.0", routes: [] };

test("lists the entry, its global, each page's scripts and the shared modules", () => {
  const manifest = federationManifest(config, {
    version: "1.0.0",
    scripts: { "./orders-page": ["page.js", "files/list.0123456789abcdef.js"] },
  });
  expect(manifest.metaData).toMatchObject({
    globalName: "remote_orders_1_0_0",
    publicPath: "auto",
    remoteEntry: { name: "remote-entry.js", type: "global" },
  });
  const sync = ["page.js", "../files/list.0123456789abcdef.js"];
  expect(manifest.exposes).toMatchObject([{ path: "./orders-page", assets: { js: { sync } } }]);
  expect(manifest.shared.map(({ name }) => name)).toContain("react");
});
