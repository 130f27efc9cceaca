import { lazyPart } from "@promptfolio/host";

export const HeroWall = lazyPart(() => import(/* webpackChunkName: "hero-wall" */ "./hero-wall"));
