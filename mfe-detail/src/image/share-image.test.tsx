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

it("hands the link to the device's own apps", async () => {
  const share = jest.fn(async () => undefined);
  define("share", share);
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("shared");
  expect(share).toHaveBeenCalledWith({ title: "Poster 1", url: URL_OF_IMAGE });
});

it("copies nothing for a visitor who changed their mind", async () => {
  const writeText = withClipboard();
  define("share", () => Promise.reject(Object.assign(new Error("no"), { name: "AbortError" })));
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("cancelled");
  expect(writeText).not.toHaveBeenCalled();
});

it("copies the link where nothing can be shared", async () => {
  const writeText = withClipboard();
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("copied");
  expect(writeText).toHaveBeenCalledWith(URL_OF_IMAGE);
});

it("says when neither works", async () => {
  define("clipboard", undefined);
  Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
  expect(await shareImage("Poster 1", URL_OF_IMAGE)).toBe("failed");
});
