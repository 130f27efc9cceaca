import { ApiError, AUTHENTICATION_FAILED, httpErrorText } from "@promptfolio/host/api/api-error";
import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderTab } from "../testing/render-tab";
import { image } from "../testing/samples";
import { AddImageForm } from "./add-image-form";

// Loaded with the first input; nobody leaves here.
jest.mock("../frame/lazy-leave-question", () => ({ LazyLeaveQuestion: () => null }));

const CREATE = "POST /images";
const file = new File(["picture"], "red.png", { type: "image/png" });

beforeEach(() => {
  URL.createObjectURL = () => "blob:preview";
  URL.revokeObjectURL = () => undefined;
});

const open = (responses: FakeResponses) => {
  const onAdded = jest.fn();
  return { ...renderTab(<AddImageForm onAdded={onAdded} />, responses), onAdded };
};
const submit = () => userEvent.click(screen.getByRole("button", { name: "Upload Image" }));
const fill = async () => {
  await userEvent.upload(screen.getByLabelText("Image file"), file);
  await userEvent.type(screen.getByLabelText("Title"), "Red Poster");
  await userEvent.selectOptions(screen.getByLabelText("Category"), "Banner Design");
  await userEvent.selectOptions(screen.getByLabelText("Tag"), "Popular");
  await userEvent.selectOptions(screen.getByLabelText("Theme"), "Bold");
  await userEvent.type(screen.getByLabelText("Prompt"), "All red");
};

test("does not send an empty form and says what is missing", async () => {
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

test("accepts a dropped picture", () => {
  open({});
  const zone = screen.getByText("Drop a picture here, or choose one");
  const drop = createEvent.drop(zone, { dataTransfer: { files: [file] } });
  fireEvent(zone, drop);
  expect(screen.getByText(/red\.png/)).toBeVisible();
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

test("shows progress and ignores a second submit", async () => {
  open({ [CREATE]: () => new Promise(() => undefined) });
  await fill();
  await submit();
  expect(screen.getByRole("progressbar", { name: "Uploading" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Uploading…" })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("button", { name: "Cancel upload" })).toBeVisible();
});
