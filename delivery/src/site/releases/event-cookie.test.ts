import Fastify from "fastify";
import { authorizationOf, setEventCookie } from "./event-routes";

const respond = async (protocol: "http" | "https") => {
  const app = Fastify({ trustProxy: true });
  app.get("/set", async (request, reply) => {
    setEventCookie(request, reply);
    return "";
  });
  app.get("/read", async (request) => authorizationOf(request) ?? "none");
  const headers = { "x-forwarded-proto": protocol };
  const { headers: response } = await app.inject({
    url: "/set",
    headers: { ...headers, authorization: "Bearer a.b-c_1" },
  });
  const cookie = String(response["set-cookie"]);
  const read = await app.inject({
    url: "/read",
    headers: { ...headers, cookie: cookie.split(";")[0] ?? "" },
  });
  return { cookie, read: read.body };
};

test("sets a __Secure- cookie behind HTTPS, for the events' path alone", async () => {
  const { cookie, read } = await respond("https");
  expect(cookie).toMatch(/^__Secure-release_events=a\.b-c_1; Path=\/api\/admin\/releases\/events; /);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Secure$/);
  expect(read).toBe("Bearer a.b-c_1");
});

test("works without HTTPS too, as on a developer's machine", async () => {
  const { cookie, read } = await respond("http");
  expect(cookie).toMatch(/^release_events=.*; HttpOnly; SameSite=Strict$/);
  expect(read).toBe("Bearer a.b-c_1");
});
