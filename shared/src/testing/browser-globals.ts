import { TextDecoder, TextEncoder } from "node:util";

// jsdom lacks what the router and the observers need.
Object.assign(globalThis, { TextDecoder, TextEncoder });
for (const name of [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "ReadableStream",
  "structuredClone",
] as const) {
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
