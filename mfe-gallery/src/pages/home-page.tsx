import { HydrateWhenVisible, StaticPart } from "@promptfolio/host";
import { useSmoothAnchors } from "@promptfolio/ui/smooth-anchors";
import { lazy } from "react";
import { Explore } from "../explore/explore";
import { Hero } from "../home/hero";

const Story = lazy(() => import(/* webpackChunkName: "story" */ "../home/story"));
const Faq = lazy(() => import(/* webpackChunkName: "faq" */ "../home/faq"));

export default function HomePage() {
  useSmoothAnchors();
  return (
    <>
      <Hero />
      <Explore />
      <StaticPart>
        <Story />
      </StaticPart>
      <HydrateWhenVisible>
        <Faq />
      </HydrateWhenVisible>
    </>
  );
}
