import { ApiError, AUTHENTICATION_FAILED, httpErrorText } from "@promptfolio/host/api/api-error";
import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { saveFile } from "@promptfolio/lib/save-file";
import { act, createEvent, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import { image } from "../testing/samples";
import { AddImageForm } from "./add-image-form";

jest.mock("@promptfolio/lib/save-file", () => ({ saveFile: jest.fn() }));
// Loaded with the first input; these tests never leave the form.
jest.mock("../frame/leave-question", () => ({ __esModule: true, default: () => null }));

const CREATE = "POST /images";
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0);
const file = new File([PNG], "red.png", { type: "image/png" });
const other = new File([PNG, PNG], "blue.png", { type: "image/png" });

beforeEach(() => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
  globalThis.createImageBitmap = async () => ({ width: 1080, height: 1350, close: () => undefined });
});

const open = (responses: FakeResponses) => {
  const onAdded = jest.fn();
  return { ...renderTab(<AddImageForm onAdded={onAdded} />, responses), onAdded };
};
const submit = () => userEvent.click(screen.getByRole("button", { name: "Upload Image" }));
const fillTexts = async () => {
  await userEvent.type(screen.getByLabelText("Title"), "Red Poster");
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Banner Design");
  await userEvent.selectOptions(screen.getByLabelText("Tag"), "Popular");
  await userEvent.selectOptions(screen.getByLabelText("Theme"), "Bold");
  await userEvent.type(screen.getByLabelText("Prompt"), "All red");
};
const fill = async () => {
  await userEvent.upload(screen.getByLabelText("Image file"), file);
  await screen.findByText(/red\.png/);
  await fillTexts();
};

test("does not send an empty form and shows what is missing", async () => {
  const { requests } = open({});
  await submit();
  expect(screen.getByRole("alert")).toHaveTextContent("Please select an image file");
  expect(screen.getByLabelText("Title")).toHaveAccessibleDescription("Enter a title");
  expect(screen.getByLabelText("Prompt")).toHaveAccessibleDescription("Enter the prompt");
  expect(screen.getByLabelText("Image file")).toHaveFocus();
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
  expect(screen.getByText("PNG, JPG, or WEBP up to 10MB")).toBeVisible();
});

test("offers the specified lists when the server's can't be loaded", () => {
  open({});
  expect(screen.getByLabelText("Theme")).toHaveTextContent("ModernVintageMinimalistBoldElegantPlayful");
});

test("sends a complete form with its file, confirms it and clears the form", async () => {
  const { requests, toasts, onAdded } = open({ [CREATE]: image() });
  await fill();
  expect(screen.getByRole("img", { name: "Preview of the chosen file" })).toHaveAttribute(
    "src",
    "blob:preview",
  );
  await submit();
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  const body = requests.find(({ method }) => method === "POST")?.body;
  if (!(body instanceof FormData)) throw new Error("a form was expected");
  expect(Object.fromEntries(body)).toEqual({
    title: "Red Poster",
    category: "Banner Design",
    tag: "Popular",
    theme: "Bold",
    prompt: "All red",
    image: file,
  });
  expect(toasts).toEqual([{ type: "success", message: "Image uploaded successfully!" }]);
  expect(screen.getByLabelText("Title")).toHaveValue("");
});

test("sends an upload submitted during the file check once the check has ended", async () => {
  let endCheck = () => {};
  const checked = new Promise<void>((resolve) => (endCheck = resolve));
  globalThis.createImageBitmap = async () => {
    await checked;
    return { width: 1080, height: 1350, close: () => undefined };
  };
  const { onAdded } = open({ [CREATE]: image() });
  await userEvent.upload(screen.getByLabelText("Image file"), file);
  await fillTexts();
  await submit();
  expect(onAdded).not.toHaveBeenCalled();
  endCheck();
  await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
});

test("accepts a dropped picture", async () => {
  open({});
  const zone = screen.getByText("Drop pictures here, or choose them");
  const drop = createEvent.drop(zone, { dataTransfer: { files: [file] } });
  fireEvent(zone, drop);
  expect(await screen.findByText(/red\.png/)).toBeVisible();
});

test.each([
  [new ApiError(AUTHENTICATION_FAILED, 401), "Please login as admin first to upload images"],
  [new ApiError(httpErrorText(415), 415, "Only PNG files."), "Failed to upload image: Only PNG files."],
  [new ApiError(httpErrorText(500), 500), "Failed to upload image: HTTP error! status: 500"],
])("%s shows '%s' and keeps the input", async (error, message) => {
  const { toasts } = open({
    [CREATE]: () => {
      throw error;
    },
  });
  await fill();
  await submit();
  await waitFor(() => expect(toasts).toEqual([{ type: "error", message }]));
  expect(screen.getByLabelText("Title")).toHaveValue("Red Poster");
  expect(screen.getByText(/red\.png/)).toBeVisible();
});

test("sends nothing without a token", async () => {
  const { toasts, requests, session } = open({ [CREATE]: image() });
  await fill();
  act(() => session.set({ kind: "guest" }));
  await submit();
  await waitFor(() =>
    expect(toasts).toEqual([{ type: "error", message: "Please login as admin first to upload images" }]),
  );
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test.each([
  [
    "a text",
    new File(["text"], "a.png", { type: "image/png" }),
    "The image must be a PNG, JPEG or WebP file.",
  ],
  [
    "10.5 MB",
    new File([PNG, new Uint8Array(10.5 * 1024 * 1024)], "a.png", { type: "image/png" }),
    "The image must be 10 MB at most; this file has 10.5 MB.",
  ],
])("rejects %s as soon as it is chosen, without a preview", async (_, wrong, problem) => {
  open({});
  await userEvent.upload(screen.getByLabelText("Image file"), wrong);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByLabelText("Image file")).toHaveAccessibleDescription(problem);
  expect(screen.queryByRole("img", { name: "Preview of the chosen file" })).toBeNull();
});

test("rejects a picture that can't be decoded", async () => {
  globalThis.createImageBitmap = async () => Promise.reject(new Error("broken"));
  open({});
  await userEvent.upload(screen.getByLabelText("Image file"), file);
  expect(await screen.findByText("The image file is damaged and can't be read.")).toBeVisible();
});

test("uploads several files, each with its own fields, and keeps those that failed", async () => {
  const { requests, toasts, onAdded } = open({
    [CREATE]: respondInTurn(() => image({ title: "Red Poster" }), failing(500)),
  });
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Banner Design");
  await userEvent.selectOptions(screen.getByLabelText("Tag"), "Popular");
  await userEvent.selectOptions(screen.getByLabelText("Theme"), "Bold");
  await userEvent.upload(screen.getByLabelText("Image file"), [file, other]);
  const parts = await screen.findAllByRole("row", { name: /^(red|blue)\.png/ });
  for (const [index, part] of parts.entries()) {
    expect(within(part).getByLabelText("Category")).toHaveValue("Banner Design");
    await userEvent.type(within(part).getByLabelText("Title"), index === 0 ? "Red Poster" : "Blue Poster");
    await userEvent.type(within(part).getByLabelText("Prompt"), "All of it");
  }
  await userEvent.click(screen.getByRole("button", { name: "Upload 2 Images" }));
  expect(await screen.findByText("Failed to upload image: HTTP error! status: 500")).toBeVisible();
  expect(toasts).toEqual([{ type: "error", message: "1 of 2 images uploaded." }]);
  expect(onAdded).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("link", { name: "View “Red Poster”" })).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Blue Poster");
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(2);
});

test("takes the texts of pictures from a CSV file, shows at the row what is wrong, and saves a report", async () => {
  const { requests, toasts, onAdded } = open({
    [CREATE]: respondInTurn(
      () => image(),
      () => image({ id: "aaaaaaaaaaaaaaaaaaaa0002" }),
    ),
  });
  const sheet = new File(
    [
      "File name;Title;Category;Tag;Theme;Prompt;Model\n",
      'red.png;Red Poster;Logo Design;Popular;Bold;"All red; even here";\n',
      `blue.png;;Logo Design;Popular;Bold;All blue;${"M".repeat(61)}\n`,
      "green.png;Green Poster;Logo Design;Popular;Bold;All green\n",
    ],
    "texts.csv",
    { type: "text/csv" },
  );
  await userEvent.upload(screen.getByLabelText("Image file"), [other, sheet, file]);
  const row = await screen.findByRole("row", { name: /^blue\.png/ });
  expect(within(row).getByLabelText("Title")).toHaveAccessibleDescription("Enter a title");
  const model = within(row).getByLabelText("Model");
  expect(model).toHaveAccessibleDescription(/60/);
  expect(screen.getByRole("alert")).toHaveTextContent("Pictures missing: green.png");
  await userEvent.clear(model);
  await userEvent.type(model, "Flux");
  await userEvent.type(within(row).getByLabelText("Title"), "Blue Poster");
  await userEvent.click(screen.getByRole("button", { name: "Remove green.png" }));
  await userEvent.click(screen.getByRole("button", { name: "Upload 2 Images" }));
  await waitFor(() => expect(toasts).toEqual([{ type: "success", message: "2 of 2 images uploaded." }]));
  expect(onAdded).toHaveBeenCalledTimes(2);
  const sent = requests.flatMap(({ body }) => (body instanceof FormData ? [Object.fromEntries(body)] : []));
  expect(sent).toMatchObject([
    { title: "Red Poster", category: "Logo Design", prompt: "All red; even here", image: file },
    { title: "Blue Poster", prompt: "All blue", model: "Flux", image: other },
  ]);

  await userEvent.click(screen.getByRole("button", { name: "Save the report" }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), expect.stringMatching(/^upload-.*csv$/)),
  );
});

test("says at the files why a spreadsheet can't be read", async () => {
  open({});
  await userEvent.upload(screen.getByLabelText("Image file"), new File(["{"], "texts.json"));
  expect(await screen.findByText("texts.json: This is not valid JSON.")).toBeVisible();
});

test("shows progress and ignores a second submit", async () => {
  open({ [CREATE]: () => new Promise(() => undefined) });
  await fill();
  await submit();
  expect(screen.getByRole("progressbar", { name: "Uploading" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Uploading…" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Cancel upload" })).toBeVisible();
});
