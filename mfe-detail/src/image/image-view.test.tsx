import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { act, screen } from "@testing-library/react";
import { Profiler, Suspense } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { image, PATH, similar } from "./image-testing";
import { ImageView } from "./image-view";

const responses = {
  [`GET /images/${image.id}/similar?limit=4`]: { images: similar },
  [`POST /public/track-view/${image.id}`]: { views: 11 },
};

/** Records what each frame showed: its title, and whether the deferred part was there. */
const setUp = () => {
  const frames: [title: Node["textContent"] | undefined, isComplete: boolean][] = [];
  const note = () => {
    const root = document.querySelector("#root");
    frames.push([
      root?.querySelector("h1")?.textContent,
      root?.textContent?.includes("Add to Favorites") ?? false,
    ]);
  };
  const page = (
    <FakeHostFrame host={createFakeHost(responses).host} path={PATH} pattern="*">
      <Suspense>
        <Profiler id="image" onRender={note}>
          <ImageView image={image} />
        </Profiler>
      </Suspense>
    </FakeHostFrame>
  );
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById("root") ?? document.body;
  return { frames, page, root };
};

test("shows picture and title in the first frame, and the rest later", async () => {
  const { frames, page, root } = setUp();
  await act(async () => createRoot(root).render(page));
  expect(frames[0]).toEqual([image.title, false]);
  expect(frames.at(-1)).toEqual([image.title, true]);
  expect(screen.getByRole("img", { name: image.alt })).toBeInTheDocument();
});

test("hydrates the whole view at once", async () => {
  const { frames, page, root } = setUp();
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent("Add to Favorites");
  await act(async () => {
    hydrateRoot(root, page);
  });
  expect(frames.every(([, isComplete]) => isComplete)).toBe(true);
});
