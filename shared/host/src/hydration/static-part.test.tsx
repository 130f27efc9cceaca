import { act, fireEvent, screen } from "@testing-library/react";
import { lazy, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { StaticPart } from "./static-part";

const load = jest.fn(async () => ({ default: () => <p>Rendered here</p> }));
const Story = lazy(load);
let root: Root | undefined;

const Page = () => {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  return (
    <>
      <output>{pathname + hash}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" onClick={() => navigate("/elsewhere")}>
        Leave
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      {pathname !== "/elsewhere" && (
        <StaticPart>
          <Story />
        </StaticPart>
      )}
    </>
  );
};

const pageAt = (path: string) => (
  <MemoryRouter initialEntries={[path]}>
    <Page />
  </MemoryRouter>
);

const STORY =
  '<p>Rendered there</p><a href="/signup#form">Sign up</a><a href="https://example.org/">Elsewhere</a>';

const container = (markup: string): HTMLElement => {
  const element = document.createElement("div");
  element.innerHTML = markup;
  document.body.replaceChildren(element);
  return element;
};

const hydrate = async () => {
  const element = container(
    `<output>/</output><button type="button">0</button><button type="button">Leave</button><button type="button">Back</button><div>${STORY}</div>`,
  );
  const problems: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(element, pageAt("/"), { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
};

beforeEach(() => load.mockClear());
afterEach(() => act(async () => root?.unmount()));

test("keeps the server's markup across re-renders and fetches no code", async () => {
  await hydrate();
  const text = screen.getByText("Rendered there");
  fireEvent.click(screen.getByRole("button", { name: "0" }));
  expect(screen.getByRole("button", { name: "1" })).toBeInTheDocument();
  expect(screen.getByText("Rendered there")).toBe(text);
  expect(load).not.toHaveBeenCalled();
});

test("shows the same markup to a visitor who comes back, and follows its links", async () => {
  await hydrate();
  const text = screen.getByText("Rendered there");
  fireEvent.click(screen.getByRole("button", { name: "Leave" }));
  expect(text).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByText("Rendered there")).toBe(text);
  expect(load).not.toHaveBeenCalled();
  expect(fireEvent.click(screen.getByRole("link", { name: "Sign up" }))).toBe(false);
});

test("follows internal links without a page load", async () => {
  await hydrate();
  const isLeft = fireEvent.click(screen.getByRole("link", { name: "Sign up" }));
  expect(isLeft).toBe(false);
  expect(screen.getByRole("status")).toHaveTextContent("/signup#form");
});

test.each([
  ["Elsewhere", {}],
  ["Sign up", { ctrlKey: true }],
])("leaves a press on '%s' with %o to the browser", async (name, keys) => {
  await hydrate();
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name }), keys);
  expect(screen.getByRole("status")).toHaveTextContent(/^\/$/);
});

test("renders in the browser if the server did not", async () => {
  await act(async () => {
    root = createRoot(container(""));
    root.render(pageAt("/new"));
  });
  expect(await screen.findByText("Rendered here")).toBeInTheDocument();
});
