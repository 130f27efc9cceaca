/** @jest-environment jsdom */

import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { beginSession } from "../guard/page-session";
import { reportThrown } from "./telemetry";

const gallery = { remote: "gallery", version: "1.0.0" };
let sent: TelemetryReport[];

beforeEach(() => {
  sent = [];
  jest.spyOn(console, "error").mockImplementation();
  navigator.sendBeacon = jest.fn((_, body) => {
    const reader = new FileReader();
    reader.onload = () => sent.push(...JSON.parse(String(reader.result)));
    if (body instanceof Blob) reader.readAsText(body);
    return true;
  });
  beginSession(gallery);
});

const thrownIn = (release: string): Error =>
  Object.assign(new Error("x"), { stack: `Error: x\n    at f (https://example.org/r/${release}/a.js:1:1)` });
const untilSent = async (): Promise<TelemetryReport | undefined> => {
  while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve));
  return sent[0];
};

test("an error of the page that is shown is its release's", async () => {
  reportThrown(thrownIn("gallery/1.0.0"), "/");
  expect(await untilSent()).toMatchObject(gallery);
  expect(sent[0]).not.toHaveProperty("disputedWith");
});

test.each([
  ["the shell's, below a page", "shell/2.0.0", { ...gallery, disputedWith: "shell 2.0.0" }],
  ["another remote's", "orders/3.0.0", { remote: "orders", disputedWith: "gallery 1.0.0" }],
])("an error that is %s counts for neither", async (_, release, expected) => {
  reportThrown(thrownIn(release), "/");
  expect(await untilSent()).toMatchObject(expected);
});
