import type { ResolvedRelease } from "@promptfolio/contracts/page";

/** The interface of every federated remote's entry. */
export interface RemoteContainer {
  init(shareScope: object, initScope: unknown[], options: object): unknown;
  get(page: string): Promise<() => unknown>;
}

/** The options passed to a container: the share scope, and additional ones for containers of the federation runtime. */
export interface ContainerOptions {
  shareScope: object;
  shareScopeKeys?: string;
  shareScopeMap?: object;
}

/**
 * The time after which an entry counts as failed, in milliseconds; the page loader starts another attempt long before.
 */
const TIMEOUT_MS = 10_000;

const isContainer = (value: unknown): value is RemoteContainer =>
  typeof value === "object" && value !== null && "init" in value && "get" in value;

/** Runs the entry of a release at a URL, and resolves with the container that it defines. */
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
      // Must be read right after the script has run: another attempt's entry defines the same global.
      const container: unknown = Reflect.get(globalThis, containerName);
      if (!isContainer(container)) return fail(`defines no ${containerName}`);
      end();
      resolve(container);
    });
    script.addEventListener("error", () => fail("could not be loaded"));
    document.head.append(script);
  });
