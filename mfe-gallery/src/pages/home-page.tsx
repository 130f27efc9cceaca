import { HydrateWhenVisible, lazyPart, StaticPart } from "@promptfolio/host";
import { useSmoothAnchors } from "@promptfolio/ui/smooth-anchors";
import { Explore } from "../explore/explore";
import { Hero } from "../home/hero";

const Story = lazyPart(() => import(/* webpackChunkName: "story" */ "../home/story"));
const Faq = lazyPart(() => import(/* webpackChunkName: "faq" */ "../home/faq"));

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
