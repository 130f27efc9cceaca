import { BelowFold, HydrateWhenVisible, lazyPart, StaticPart } from "@promptfolio/host";
import { useSmoothAnchors } from "@promptfolio/ui/smooth-anchors";
import { OPENED_HERE, useOpenedCards } from "../explore/use-opened-cards";
import { useScrollToResults, useSearchShortcut } from "../explore/use-ways-in";
import { Hero, HeroWall } from "../home/hero";

const Explore = lazyPart(() => import(/* webpackChunkName: "explore" */ "../explore/explore"));
const Story = lazyPart(() => import(/* webpackChunkName: "story" */ "../home/story"));
const Faq = lazyPart(() => import(/* webpackChunkName: "faq" */ "../home/faq"));

export default function HomePage() {
  useSmoothAnchors();
  useSearchShortcut();
  useScrollToResults();
  useOpenedCards();
  return (
    <>
      <Hero />
      <HydrateWhenVisible linkState={OPENED_HERE}>
        <Explore />
      </HydrateWhenVisible>
      <BelowFold>
        <StaticPart>
          <Story />
        </StaticPart>
      </BelowFold>
      <HydrateWhenVisible>
        <Faq />
      </HydrateWhenVisible>
    </>
  );
}

HomePage.preload = () => Promise.all([HeroWall, Explore, Story, Faq].map(({ preload }) => preload()));
