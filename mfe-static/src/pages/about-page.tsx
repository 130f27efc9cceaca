import { Container } from "@promptfolio/ui/layout";
import { AboutInvitation } from "../about/about-invitation";
import { AboutPrinciples } from "../about/about-principles";
import { AboutStatistics } from "../about/about-statistics";
import { AboutStory } from "../about/about-story";
import { PageHead } from "../layout/page-head";

export default function AboutPage() {
  return (
    <>
      <PageHead title="We hang the work and keep the words">
        <p>
          A gallery for pictures made with machines, run by people who care how they were asked for. Every
          piece comes with the prompt that made it.
        </p>
      </PageHead>
      <Container>
        <AboutStatistics />
      </Container>
      <AboutStory />
      <AboutPrinciples />
      <AboutInvitation />
    </>
  );
}
