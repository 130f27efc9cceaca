import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useIsHydrating } from "./use-is-hydrating";

const renders: boolean[] = [];

const Part = () => {
  renders.push(useIsHydrating());
  return <p>Part</p>;
};

const hydrate = () => {
  const container = document.createElement("div");
  container.innerHTML = "<p>Part</p>";
  document.body.append(container);
  return render(<Part />, { container, hydrate: true });
};

beforeEach(() => {
  renders.length = 0;
});

test("is true in a hydrated component, and hydrating renders it only once", async () => {
  await act(async () => hydrate());
  expect(renders).toEqual([true]);
});

test("stays true when the hydrated component renders again", () => {
  const { rerender } = hydrate();
  rerender(<Part />);
  expect(renders).toEqual([true, true]);
});

test("is false in a component that the browser renders, also when it renders again", () => {
  const { rerender } = render(<Part />);
  rerender(<Part />);
  expect(renders).toEqual([false, false]);
});

test("renders to the same markup on the server", () => {
  expect(renderToString(<Part />)).toBe("<p>Part</p>");
});
