import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { backward, followed, forward, readWalk } from "./walk";

const [a, b, c] = [sampleImage(1), sampleImage(2), sampleImage(3)];
const path = (number: number) => `/image/poster-${number}-0000000${number}`;
const start = { gallery: 1, trail: [] };

describe("readWalk", () => {
  it.each<[unknown, ReturnType<typeof readWalk>]>([
    [null, { gallery: 0, trail: [] }],
    ["text", { gallery: 0, trail: [] }],
    [
      { seed: "s", limit: 10 },
      { gallery: 0, trail: [] },
    ],
    [{ gallery: 2 }, { gallery: 2, trail: [] }],
    [
      { gallery: -3, trail: "x" },
      { gallery: 0, trail: [] },
    ],
    [
      { gallery: 1.5, trail: [1, "/image/a", "https://elsewhere.example"] },
      { gallery: 0, trail: ["/image/a"] },
    ],
  ])("reads %j as %j", (state, walk) => {
    expect(readWalk(state)).toEqual(walk);
  });
});

describe("a walk with the arrow keys", () => {
  it("continues to images that it has not visited", () => {
    expect(forward(start, path(9), [a, b])).toEqual({ to: path(1), walk: { gallery: 1, trail: [path(9)] } });
    expect(forward({ gallery: 1, trail: [path(1), path(9)] }, path(2), [a, b, c])?.to).toBe(path(3));
  });

  it("starts again when it has visited all of them", () => {
    expect(forward({ gallery: 0, trail: [path(1), path(2)] }, path(9), [a, b])?.to).toBe(path(1));
  });

  it("goes back along its trail", () => {
    expect(backward({ gallery: 1, trail: [path(1), path(2)] }, [c])).toEqual({
      to: path(2),
      walk: { gallery: 1, trail: [path(1)] },
    });
  });

  it("goes back from its start to the last similar image", () => {
    expect(backward(start, [a, b])).toEqual({ to: path(2), walk: start });
  });

  it("goes nowhere without similar images", () => {
    expect(forward(start, path(9), [])).toBeUndefined();
    expect(backward(start, [])).toBeUndefined();
  });

  it("remembers 50 images at most", () => {
    const trail = Array.from({ length: 80 }, (_, index) => `/image/${index}`);
    expect(forward({ gallery: 0, trail }, path(9), [a])?.walk.trail).toHaveLength(50);
  });
});

it("counts the steps back to the gallery when a link is followed", () => {
  expect(followed({ gallery: 2, trail: ["/image/x"] })).toEqual({ gallery: 3, trail: [] });
  expect(followed({ gallery: 0, trail: [] })).toEqual({ gallery: 0, trail: [] });
});
