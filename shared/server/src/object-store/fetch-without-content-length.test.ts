import { fetchWithoutContentLength } from "./bucket-store";

it("drops only the Content-Length header", async () => {
  const original = globalThis.fetch;
  const seen: RequestInit[] = [];
  globalThis.fetch = async (_input, init) => {
    seen.push(init ?? {});
    return Object.create(null);
  };
  try {
    await fetchWithoutContentLength("http://bucket.example/key", {
      method: "PUT",
      body: "four",
      headers: { "Content-Length": "4", authorization: "signature" },
    });
  } finally {
    globalThis.fetch = original;
  }
  const [request] = seen;
  expect(request).toMatchObject({ method: "PUT", body: "four" });
  expect([...new Headers(request?.headers)]).toEqual([["authorization", "signature"]]);
});
