import { useSmoothAnchors } from "@promptfolio/shared/ui/smooth-anchors";
import { Explore } from "../explore/explore";
import { About } from "../home/about";
import { Faq } from "../home/faq";
import { Features } from "../home/features";
import { Hero } from "../home/hero";
import { HowItWorks } from "../home/how-it-works";
import { Industries } from "../home/industries";
import { WhyChoose } from "../home/why-choose";

export default function HomePage() {
  useSmoothAnchors();
  return (
    <>
      <Hero />
      <Explore />
      <About />
      <WhyChoose />
      <HowItWorks />
      <Features />
      <Industries />
      <Faq />
    </>
  );
}
