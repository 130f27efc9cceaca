import type { ResolvedRelease } from "@promptfolio/contracts/page";

/** What the entry of every federated remote defines. */
export interface RemoteContainer {
  init(shareScope: object, initScope: unknown[], options: object): unknown;
  get(page: string): Promise<() => unknown>;
}

/** What a container is given: the share scope, and what containers of the federation runtime are told beside it. */
export interface ContainerOptions {
  shareScope: object;
  shareScopeKeys?: string;
  shareScopeMap?: object;
}

/** After this an entry has failed; long before, the page loader makes another attempt. */
const TIMEOUT_MS = 10_000;

const isContainer = (value: unknown): value is RemoteContainer =>
  typeof value === "object" && value !== null && "init" in value && "get" in value;

/** Runs the entry of a release at a URL, and returns the container that it defines. */
export const fetchContainer = (
  url: string,
  { containerName, integrity }: Pick<ResolvedRelease, "containerName" | "integrity">,
): Promise<RemoteContainer> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.crossOrigin = "anonymous";
    if (integrity !== "") script.integrity = integrity;
    const end = (): void => {
      clearTimeout(timeout);
      script.remove();
    };
    const fail = (reason: string): void => {
      end();
      reject(new Error(`${url} ${reason}`));
    };
    const timeout = setTimeout(() => fail(`did not load within ${TIMEOUT_MS} ms`), TIMEOUT_MS);
    script.addEventListener("load", () => {
      // Read right after it has run: another attempt's entry defines the same global.
      const container: unknown = Reflect.get(globalThis, containerName);
      if (!isContainer(container)) return fail(`defines no ${containerName}`);
      end();
      resolve(container);
    });
    script.addEventListener("error", () => fail("could not be loaded"));
    document.head.append(script);
  });
