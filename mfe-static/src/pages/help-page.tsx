import { SearchField } from "@promptfolio/ui/search-field";
import { useState } from "react";
import { Channels } from "../help/channels";
import { HelpContact } from "../help/help-contact";
import { HelpQuestions } from "../help/help-questions";
import { Resources } from "../help/resources";
import { PageHead } from "../layout/page-head";
import type { HelpCategory } from "../texts";

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
