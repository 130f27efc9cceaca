import { TextDecoder, TextEncoder } from "node:util";

// jsdom lacks what the router and the observers need.
Object.assign(globalThis, { TextDecoder, TextEncoder });
/** The router creates a Request for every navigation. It reads only these fields, as no route here has a loader. */
class NavigationRequest {
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  readonly method: string;
  readonly headers = new Map<string, string>();

  constructor(url: string | URL, { signal, method = "GET" }: { signal?: AbortSignal; method?: string } = {}) {
    this.url = String(url);
    this.signal = signal;
    this.method = method;
  }
}
if (!("Request" in globalThis)) Object.assign(globalThis, { Request: NavigationRequest });
for (const name of ["fetch", "Response", "Headers", "ReadableStream", "structuredClone"] as const) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: undefined });
}

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
if (!("ResizeObserver" in globalThis)) Object.assign(globalThis, { ResizeObserver: NoObserver });
if (!("IntersectionObserver" in globalThis)) Object.assign(globalThis, { IntersectionObserver: NoObserver });
if (typeof window !== "undefined" && !("matchMedia" in window)) {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
if (typeof Blob !== "undefined" && !("arrayBuffer" in Blob.prototype)) {
  Object.assign(Blob.prototype, {
    arrayBuffer(this: Blob): Promise<unknown> {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    },
  });
}
