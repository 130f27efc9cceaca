import { useHost } from "@promptfolio/host";
import { FIGURES } from "@promptfolio/lib/marketing-figures";
import { Button } from "@promptfolio/ui/button";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { Upload } from "@promptfolio/ui/icons";
import { Container } from "@promptfolio/ui/layout";
import { SearchField } from "@promptfolio/ui/search-field";
import { color, media, space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { PageHead } from "../layout/page-head";
import { findTemplates, type TemplateQuery } from "../templates/find-templates";
import { SAMPLES } from "../templates/samples";
import { TemplateCard } from "../templates/template-card";
import { CategoryChips, TemplateToolbar, type TemplateView } from "../templates/template-toolbar";
import { TEXTS } from "../texts";

const Intro = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
`;

const Listing = styled.ul.attrs({ role: "list" })<{ $view: TemplateView }>`
  display: grid;
  gap: ${({ $view }) => ($view === "list" ? 0 : `${space[12]} clamp(${space[4]}, 3vw, ${space[6]})`)};
  ${({ $view }) => $view === "grid" && "grid-template-columns: repeat(2, minmax(0, 1fr));"}

  ${media.medium} {
    ${({ $view }) => $view === "grid" && "grid-template-columns: repeat(3, minmax(0, 1fr));"}
  }

  ${media.large} {
    ${({ $view }) => $view === "grid" && "grid-template-columns: repeat(4, minmax(0, 1fr));"}
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  padding-block: ${space[12]} ${space.section};
  border-top: 1px solid ${color.line};
  margin-top: ${space[12]};
`;

const { templates: texts } = TEXTS;
const EVERYTHING: TemplateQuery = { search: "", category: "All", sort: "Most Popular" };

export default function TemplatesPage() {
  const { notifications } = useHost();
  const [query, setQuery] = useState(EVERYTHING);
  const [view, setView] = useState<TemplateView>("grid");
  const change = (part: Partial<TemplateQuery>) => setQuery((current) => ({ ...current, ...part }));
  const announce = (what: string) => () => notifications.toast("info", what);
  const found = findTemplates(SAMPLES, query);
  return (
    <>
      <PageHead title="Templates">
        <Intro>
          <p>
            {FIGURES.templates} prompts with the blanks left open: put in your product, your city, your
            colours. Here is a first look at eight of them.
          </p>
          <Button
            icon={<Upload aria-hidden />}
            onClick={announce("Submitting your own templates is coming soon.")}
          >
            {texts.submit}
          </Button>
        </Intro>
      </PageHead>
      <Container>
        <SearchField
          label="Search templates"
          labelHidden
          placeholder="Search by title, description or tag"
          shortcut="/"
          value={query.search}
          onChange={(search) => change({ search })}
        />
        <CategoryChips category={query.category} onChange={(category) => change({ category })} />
        <TemplateToolbar
          count={found.length}
          sort={query.sort}
          onSort={(sort) => change({ sort })}
          view={view}
          onView={setView}
        />
        {found.length === 0 ? (
          <EmptyState
            title="No template here yet"
            drawing="search"
            action={
              <Button onClick={() => setQuery({ ...EVERYTHING, sort: query.sort })}>
                Show all templates
              </Button>
            }
          >
            None of the samples matches. Try another word, or look through all of them.
          </EmptyState>
        ) : (
          <Listing $view={view}>
            {found.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                view={view}
                onUse={announce(`Using “${template.title}” is coming soon.`)}
              />
            ))}
          </Listing>
        )}
        <Foot>
          <Button size="large" onClick={announce("More templates are coming soon.")}>
            {texts.loadMore}
          </Button>
        </Foot>
      </Container>
    </>
  );
}
