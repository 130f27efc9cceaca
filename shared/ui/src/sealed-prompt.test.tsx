import { render, screen } from "@testing-library/react";
import { SealedPrompt } from "./sealed-prompt";
import { shapesOffset } from "./sealed-shapes";

test("shows shapes while sealed and the prompt once open, in a box of the same size", () => {
  const { container, rerender } = render(<SealedPrompt id="k3f9" text={undefined} />);
  const box = container.firstElementChild as HTMLElement;
  const height = getComputedStyle(box).height;
  expect(box.style.getPropertyValue("--seal")).toBe(shapesOffset("k3f9"));
  expect(box).toHaveTextContent("The prompt is sealed.");

  rerender(<SealedPrompt id="k3f9" text="A red kite over wheat." />);
  expect(screen.getByRole("group", { name: "Prompt" })).toHaveTextContent("A red kite over wheat.");
  expect(box).not.toHaveTextContent("The prompt is sealed.");
  expect(container.firstElementChild).toBe(box);
  expect(getComputedStyle(box).height).toBe(height);
});

test("the text is focusable when it scrolls within the box, and not when the box grows", () => {
  const { rerender } = render(<SealedPrompt id="k3f9" text="Words" />);
  expect(screen.getByRole("group")).toHaveAttribute("tabindex", "0");
  rerender(<SealedPrompt id="k3f9" text="Words" grow />);
  expect(screen.getByRole("group")).not.toHaveAttribute("tabindex");
});

test("a prompt that was read today does not look sealed", () => {
  const { container } = render(<SealedPrompt id="k3f9" text={undefined} seen />);
  expect(container.firstElementChild).toHaveAttribute("data-state", "seen");
  expect(container).toHaveTextContent("You have seen this prompt today.");
  expect(container).not.toHaveTextContent("The prompt is sealed.");
});

test("the text's direction follows its script", () => {
  render(<SealedPrompt id="k3f9" text="ملصق" />);
  expect(screen.getByRole("group")).toHaveAttribute("dir", "auto");
});

test("consists of three elements, as a page has five of it", () => {
  const { container } = render(<SealedPrompt id="k3f9" text={undefined} />);
  expect(container.querySelectorAll("*")).toHaveLength(3);
});
