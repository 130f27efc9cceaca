import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parsePageState } from "@promptfolio/contracts/page";
import { createModuleHost } from "../../delivery/src/render/module-host";
import { builtRelease, type Descriptor, readDescriptor } from "../support/made-release";
import { median } from "./measure";

const PAGE_STATE = /<script type="application\/json" id="page-state">(.*?)<\/script>/s;

const serverBuild = async (packageName: string, path: Descriptor["serverEntry"] | undefined) => ({
  name: `${packageName}/${path}`,
  source: await readFile(join(builtRelease(packageName), path ?? ""), "utf8"),
});

/**
 * Milliseconds of processor time that shell and page take to render, as in a render thread, without requesting data,
 * sending or compressing. `html` is the page as it was served: its page state holds the input of the rendering.
 */
export const renderingTime = async (
  html: string,
  { url, remote, page }: { url: string; remote: string; page: string },
  renders: number,
): Promise<number> => {
  const state = parsePageState(PAGE_STATE.exec(html)?.[1] ?? "");
  const shell = await serverBuild("shell", (await readDescriptor(builtRelease("shell"))).serverEntry);
  const release = await readDescriptor(builtRelease(`mfe-${remote}`));
  const module = await serverBuild(`mfe-${remote}`, release.pages[page]?.server);
  const host = createModuleHost();
  host.add([shell, module]);
  const job = {
    url,
    origin: state.origin,
    map: state.map,
    seed: state.seed,
    queries: state.queries,
    deferred: [],
    nonce: "",
    shell: shell.name,
    page: { remote, page, module: module.name },
  };
  const times: number[] = [];
  for (let render = -renders / 4; render < renders; render++) {
    const before = process.cpuUsage();
    await host.render(job, [], () => undefined);
    const { user, system } = process.cpuUsage(before);
    if (render >= 0) times.push((user + system) / 1_000);
  }
  return median(times);
};
