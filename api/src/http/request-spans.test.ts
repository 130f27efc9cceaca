import { recordSpans } from "@promptfolio/server/testing/recorded-spans";
import Fastify from "fastify";
import { installRequestSpans } from "./request-spans";

test("nests a handler's spans below its request, also after a body was read", async () => {
  const { tracing, spans } = recordSpans();
  const app = Fastify();
  installRequestSpans(app, tracing);
  app.post("/images/:id", () => tracing.span("work", {}, async () => ({})));
  await app.inject({ method: "POST", url: "/images/7?code=secret", payload: { title: "Owl" } });
  expect(spans).toEqual([
    { name: "work", parent: "POST", attributes: {} },
    {
      ...{ name: "POST /images/:id", parent: undefined },
      attributes: {
        "http.request.method": "POST",
        "http.route": "/images/:id",
        "http.response.status_code": 200,
        "url.path": "/images/7",
        "promptfolio.request_id": "req-1",
      },
    },
  ]);
});

test("doesn't trace monitoring requests", async () => {
  const { tracing, spans } = recordSpans();
  const app = Fastify();
  installRequestSpans(app, tracing);
  app.get("/readyz", async () => ({}));
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  expect(spans).toEqual([]);
});
