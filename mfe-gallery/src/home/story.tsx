import { About } from "./about";
import { Features } from "./features";
import { HowItWorks } from "./how-it-works";
import { Industries } from "./industries";
import { WhyChoose } from "./why-choose";

/** What Home tells below the gallery. Nothing in it reacts to anything but links. */
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
