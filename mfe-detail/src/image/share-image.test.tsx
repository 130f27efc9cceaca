import { shareImage } from "./share-image";

const URL_OF_IMAGE = "https://promptfolio.test/image/poster-1-00000001";
const define = (name: "share" | "clipboard", value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => {
  define("share", undefined);
  jest.restoreAllMocks();
});

const withClipboard = () => {
  const writeText = jest.fn(async () => undefined);
  define("clipboard", { writeText });
  return writeText;
};

it("shares the link through the device's share sheet", async () => {
  const share = jest.fn(async () => undefined);
  define("share", share);
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "Poster 1", url: URL_OF_IMAGE });
});

it("copies nothing when the visitor cancels", async () => {
  const writeText = withClipboard();
  define("share", () => Promise.reject(Object.assign(new Error("no"), { name: "AbortError" })));
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("cancelled");
  expect(writeText).not.toHaveBeenCalled();
});

it("copies the link where sharing is not supported", async () => {
  const writeText = withClipboard();
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(URL_OF_IMAGE);
});

it("reports when neither works", async () => {
  define("clipboard", undefined);
  Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("failed");
});
