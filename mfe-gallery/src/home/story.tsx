import { About } from "./about";
import { Features } from "./features";
import { HowItWorks } from "./how-it-works";
import { Industries } from "./industries";
import { WhyChoose } from "./why-choose";

/** The sections of Home below the gallery. Only their links are interactive. */
export default function Story() {
  return (
    <>
      <About />
      <WhyChoose />
      <HowItWorks />
      <Features />
      <Industries />
    </>
  );
}
