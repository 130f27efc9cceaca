import { Compile } from "typebox/compile";
import { composeDocument } from "./document";
import { createFrameReader, encodeFrame } from "./frames";
import { FromRenderer, pageOf } from "./messages";
import { pageError } from "./result-error";
import type { PageMetadata } from "./share-preview";

const fromRenderer = Compile(FromRenderer);

const LIST = '<ul class="list">';
const CARD = '<li class="card"><a href="/image/x"><img alt="A picture" src="/media/x"/></a>Text</li>';

/** What a renderer sends for a page with so many cards. */
const frameOf = (cards: number): Buffer =>
  encodeFrame(
    {
      kind: "rendered",
      id: 1,
      open: false,
      page: {
        preloads: "",
        firstBytes: LIST.length,
        styles: { first: ".a{color:red}/*!sc*/", rest: ".card{margin:0;a{color:blue}}/*!sc*/".repeat(cards) },
        readsData: false,
      },
    },
    Buffer.from(`${LIST}${CARD.repeat(cards)}</ul>`),
  );

const shell = { script: "", fonts: [], firstPainted: "header", styleAttributes: {}, styleHashes: [] };
const main = { path: "/main.js", integrity: "sha256-x" };
const metadata: PageMetadata = {
  ...{ title: "T", description: "D", canonical: "https://promptfolio.test/", indexed: true },
  ...{ image: undefined, imageAlt: "", kind: "website", structured: undefined },
  themeColors: { light: "#fff", dark: "#000" },
};

/** All that the server does with it, up to the document. */
const compose = (frame: Buffer): void =>
  createFrameReader((message, bytes) => {
    if (!fromRenderer.Check(message) || message.kind !== "rendered")
      throw new Error("The message is refused");
    const rendered = pageOf(message.page, bytes);
    const refused = pageError(rendered);
    if (refused) throw new Error(refused);
    composeDocument({
      withoutScripts: "",
      metadata,
      rendered,
      main,
      shell,
      scripts: [],
      styles: [],
      modules: [],
    });
  })(frame);

/** Processor time of one composition, in microseconds. */
const timeFor = (frame: Buffer, repetitions: number): number => {
  const before = process.cpuUsage();
  for (let count = 0; count < repetitions; count++) compose(frame);
  return process.cpuUsage(before).user / repetitions;
};

test("ten times the styles and markup take the server at most twelve times the time", () => {
  const [once, tenTimes] = [frameOf(300), frameOf(3_000)];
  timeFor(once, 500);
  // By turns: other work on the machine slows both.
  const rounds = Array.from({ length: 15 }, () => [timeFor(tenTimes, 5), timeFor(once, 50)] as const);
  const fastest = (index: 0 | 1): number => Math.min(...rounds.map((times) => times[index]));
  expect(fastest(0)).toBeLessThan(12 * fastest(1));
});
