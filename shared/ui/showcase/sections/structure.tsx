import { useState } from "react";
import { Accordion } from "../../src/accordion";
import { Card } from "../../src/card";
import { ChartColumn, Images, Settings, Users } from "../../src/icons";
import { Pagination } from "../../src/pagination";
import { Prose } from "../../src/prose";
import { Section } from "../../src/section";
import { Tabs } from "../../src/tabs";
import { Specimen } from "../specimen";

const QUESTIONS = [
  {
    id: "views",
    title: "How many prompts can I view a day?",
    content: "As a guest one, with an account five. A prompt that you have seen today is free to see again.",
  },
  {
    id: "midnight",
    title: "When do new views come?",
    content: "At midnight where you are, whichever time zone that is.",
  },
  {
    id: "use",
    title: "May I use the pictures commercially?",
    content: "Yes. Every picture comes with a commercial licence.",
  },
];

const Pages = () => {
  const [page, setPage] = useState(5);
  return <Pagination label="Pages of images" page={page} pages={20} onChange={setPage} />;
};

export const Structure = () => (
  <>
    <Specimen name="Tabs" note="Arrow keys move between them.">
      <Tabs
        label="Administration"
        items={[
          {
            value: "analytics",
            label: "Analytics",
            icon: <ChartColumn />,
            content: "Views, users, downloads.",
          },
          { value: "images", label: "Images", icon: <Images />, content: "The collection." },
          { value: "users", label: "Users", icon: <Users />, content: "Accounts." },
          { value: "settings", label: "Settings", icon: <Settings />, content: "Limits.", disabled: true },
        ]}
      />
    </Specimen>
    <Specimen name="Accordion" note="One open at a time.">
      <Accordion items={QUESTIONS} initial="views" />
    </Specimen>
    <Specimen name="Pagination" note="First, last, and those around.">
      <Pages />
    </Specimen>
    <Specimen name="Prose" note="Lines of 68 characters at most.">
      <Prose>
        <p>
          These terms govern your use of the gallery. By opening an account you accept them;{" "}
          <a href="#prose">ask us</a> if anything is unclear.
        </p>
        <h2>What you may do</h2>
        <ul>
          <li>View prompts within your daily allowance.</li>
          <li>Copy and download what you have revealed.</li>
        </ul>
      </Prose>
    </Specimen>
    <Specimen name="Section" note="A part of a page with its heading; here on ink.">
      <Card $flush>
        <Section
          title="Made for people who make things seen"
          intro="From the first sketch of a campaign to the poster on the wall."
          ground="ink"
        >
          Everything on ink takes the dark theme&rsquo;s colours.
        </Section>
      </Card>
    </Specimen>
  </>
);
