import Fastify from "fastify";
import { iconRoutes } from "./icon-routes";

test("favicon.ico is an icon file that holds the touch icon", async () => {
  const png = Buffer.from("a PNG");
  const app = Fastify();
  const icon = { style: "", shapes: "", touchIcon: png.toString("base64") };
  await app.register(iconRoutes, { icon, themeColors: { light: "#fff", dark: "#000" } });
  const { rawPayload, headers } = await app.inject("/favicon.ico");
  expect(headers["content-type"]).toBe("image/vnd.microsoft.icon");
  expect([...rawPayload.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
  const start = rawPayload.readUInt32LE(18);
  expect(rawPayload.subarray(start, start + rawPayload.readUInt32LE(14))).toEqual(png);
});
