import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createBuildReports } from "./build-reports";

const ERROR = `\u001B[31mUnexpected token\u001B[0m
   ,-[src/texts.ts:7:1]
    at compile (node:internal:1:1)
  │ Stack backtrace:
  │    0: <unknown>

Caused by:
    Syntax Error`;
const SHOWN = "Unexpected token\n   ,-[src/texts.ts:7:1]";

const printed: string[] = [];
const reports = createBuildReports((text) => printed.push(text));
let server: Server;
let received: AsyncIterator<Buffer>;

beforeAll(async () => {
  const middleware = reports.middleware((_request, response) => response.end("the page"));
  server = createServer((request, response) => middleware(request, response, () => undefined));
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port }: Pick<AddressInfo, "port"> = Object(server.address());
  received = await new Promise((resolve) =>
    get(`http://localhost:${port}/remote-kit/build`, (response) => resolve(response[Symbol.asyncIterator]())),
  );
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const next = async (): Promise<unknown> => {
  const { value }: { value: Buffer } = await received.next();
  return JSON.parse(value.toString().replace("data: ", ""));
};

test("tells open pages and the terminal in plain text what can't be built, and when it can", async () => {
  expect(await next()).toBe("");
  reports.report(ERROR);
  expect(await next()).toBe(SHOWN);
  reports.report(ERROR);
  expect(await next()).toBe(SHOWN);
  reports.report(undefined);
  expect(await next()).toBe("");
  expect(printed).toEqual([SHOWN, "The build works again."]);
});
