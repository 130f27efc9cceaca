import { lazyOnInteraction } from "@promptfolio/host/hooks/lazy-on-interaction";
import { useSmoothAnchors } from "@promptfolio/ui/smooth-anchors";
import { Suspense } from "react";
import { Explore } from "../explore/explore";
import { Hero } from "../home/hero";

/** Drawn with the page, but nobody presses anything in it before they have scrolled there. */
const Story = lazyOnInteraction(() => import("../home/story"));

export default function HomePage() {
  useSmoothAnchors();
  return (
    <>
      <Hero />
      <Explore />
      <Suspense>
        <Story />
      </Suspense>
    </>
  );
}
