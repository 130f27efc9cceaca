import { startApi, type TestApi } from "./test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});

it("describes requests and responses with schemas that the document contains", async () => {
  const { body, json } = await api.app.inject("/api/openapi.json");
  const { paths, components } = json();
  const references = [...body.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(references));

  const { post: upload, get: list } = paths["/images"];
  const ok = list.responses["200"].content["application/json"];
  expect(ok.schema).toEqual({ $ref: "#/components/schemas/ImageList" });
  expect(list.parameters).toContainEqual({
    in: "query",
    name: "limit",
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 100, default: 20 },
  });
  expect(list.responses.default.content).toEqual({
    "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
  });
  expect(upload.requestBody.content["multipart/form-data"].schema.allOf).toContainEqual({
    $ref: "#/components/schemas/NewImage",
  });
  expect(upload.security).toEqual([{ admin: [] }]);
});

it("shows the document on a page that runs only its own files", async () => {
  const { body, headers } = await api.app.inject("/api/docs");
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  );
  const scripts = [...body.matchAll(/<script src="([^"]+)"/g)].map(([, url = ""]) => url);
  expect(scripts).toHaveLength(3);
  for (const url of scripts) expect((await api.app.inject(url)).statusCode).toBe(200);
  expect(body.replaceAll(/<script src="[^"]+" charset="UTF-8"> <\/script>/g, "")).not.toContain("<script");
});
