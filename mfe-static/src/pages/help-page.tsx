import { Container } from "@promptfolio/ui/layout";
import { SearchField } from "@promptfolio/ui/search-field";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { CONTACT } from "../contact-details";
import { Channels } from "../help/channels";
import { HelpQuestions } from "../help/help-questions";
import { Resources } from "../help/resources";
import { PageHead } from "../layout/page-head";
import { MessageForm } from "../message/message-form";
import { type HelpCategory, TEXTS } from "../texts";

const Frame = styled.section`
  padding-block: ${space.section};
  border-top: 1px solid ${color.line};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[8]};

  ${media.large} {
    grid-template-columns: 5fr 7fr;
    gap: ${space[20]};
  }

  h2 {
    ${type.title}
    max-width: 12ch;
  }

  h2 + p {
    max-width: 40ch;
    margin-top: ${space[4]};
    color: ${color.inkSoft};
  }
`;

const HelpContact = () => (
  <Frame aria-labelledby="ask-title">
    <Columns>
      <div>
        <h2 id="ask-title">Still stuck? Ask.</h2>
        <p>
          Tell us what you tried and what happened instead. A screenshot helps: you can add it to the email
          before you send it.
        </p>
      </div>
      <MessageForm
        to={CONTACT.support}
        label="Ask for help"
        subjects={TEXTS.help.subjects}
        logPrefix="Help form submitted:"
      />
    </Columns>
  </Frame>
);

export default function HelpPage() {
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<HelpCategory>("All");
  return (
    <>
      <PageHead title="How can we help?">
        <SearchField
          label="Search questions and answers"
          placeholder="Views, downloads, billing …"
          shortcut="/"
          value={search}
          onChange={setSearch}
        />
      </PageHead>
      <HelpQuestions
        search={search}
        category={category}
        onCategory={setCategory}
        onReset={() => {
          setSearch("");
          setCategory("All");
        }}
      />
      <Channels />
      <Resources />
      <HelpContact />
    </>
  );
}
