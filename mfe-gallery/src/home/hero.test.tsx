import type { Image } from "@promptfolio/contracts/api/images";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { fillApiPath } from "@promptfolio/lib/template";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import config from "../../remote.config";
import { Hero } from "./hero";
import { wallQuery } from "./hero-wall";

const open = (images: Image[]) => {
  const fake = createFakeHost({
    [`GET ${wallQuery.path}`]: { images, has_more: false, cursor: null, total: images.length },
  });
  render(
    <FakeHostFrame host={fake.host} routes={[{ path: "/signup", element: <p>Sign-up page</p> }]} pattern="/">
      <Hero />
      <section id="explore">Explore</section>
    </FakeHostFrame>,
  );
};

test("'Start Creating Free' leads to the sign-up page", async () => {
  open([]);
  await userEvent.click(screen.getByRole("link", { name: "Start Creating Free" }));
  expect(screen.getByText("Sign-up page")).toBeInTheDocument();
});

test("'View Gallery' scrolls to the gallery on the same page and focuses it", async () => {
  Element.prototype.scrollIntoView = jest.fn();
  open([]);
  const link = screen.getByRole("link", { name: "View Gallery" });
  expect(link).toHaveAttribute("href", "/");
  await userEvent.click(link);
  expect(document.getElementById("explore")).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test("shows real posters; the first is fetched first and has an alternative text", async () => {
  open([1, 2, 3, 4, 5, 6, 7].map((number) => sampleImage(number)));
  const first = await screen.findByAltText("What poster 1 shows");
  expect(first).toHaveAttribute("fetchpriority", "high");
  expect(screen.getByText("Poster 1")).toBeInTheDocument();
  expect(first.closest("a")).toHaveAttribute("href", "/image/poster-1-00000001");
});

test("keeps cropped posters out of the tab order", async () => {
  open([1, 2, 3, 4, 5, 6, 7].map((number) => sampleImage(number)));
  await screen.findByAltText("What poster 1 shows");
  expect(screen.getAllByRole("link")).toHaveLength(2 + 3);
});

test("renders the wall from blank posters when there are no pictures", () => {
  open([]);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("See the poster. Read the prompt.");
});

test("the server fetches the wall's query", () => {
  const declared = config.routes[0]?.queries?.find(({ name }) => name === "wall");
  expect(fillApiPath(declared?.get ?? "", {})).toBe(wallQuery.path);
});
