import { usePromptLimit } from "@promptfolio/host";
import { countOf } from "@promptfolio/lib/formats";
import { matchesSearch } from "@promptfolio/lib/search-text";
import { Accordion } from "@promptfolio/ui/accordion";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Chip } from "@promptfolio/ui/chip";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { ThumbsUp, TrendingUp } from "@promptfolio/ui/icons";
import { Container } from "@promptfolio/ui/layout";
import { LiveRegion } from "@promptfolio/ui/live-region";
import { color, media, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { type HelpCategory, namesOf, TEXTS } from "../texts";
import { type HelpQuestion, questionsFor } from "./questions";

const Frame = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[8]} ${space.section};

  ${media.large} {
    grid-template-columns: 4fr 8fr;
    gap: ${space[16]};
  }

  h2 {
    ${type.heading}
    margin-bottom: ${space[5]};
  }
`;

const Categories = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.large} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const PlannedNote = styled.p`
  ${type.small}
  max-width: 30ch;
  margin-top: ${space[4]};
  color: ${color.inkSoft};
`;

const Answer = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Facts = styled.div`
  ${type.caption}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`;

/** The questions of a category that contain every searched word, in question or answer. */
export const findQuestions = (
  questions: readonly HelpQuestion[],
  { search, category }: { search: string; category: HelpCategory },
): HelpQuestion[] =>
  questions
    .filter((question) => category === "All" || question.category === category)
    .filter(({ question, answer }) => matchesSearch(`${question} ${answer}`, search));

const { categories } = TEXTS.help;

export const HelpQuestions = ({
  search,
  category,
  onCategory,
  onReset,
}: {
  search: string;
  category: HelpCategory;
  onCategory: (category: HelpCategory) => void;
  onReset: () => void;
}) => {
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  const guestLimit = usePromptLimit((state) => state.guestLimit);
  const found = findQuestions(questionsFor({ dailyLimit, guestLimit }), { search, category });
  const items = found.map(({ id, question, answer, category: kind, popularity, helpful }) => ({
    id,
    title: question,
    content: (
      <Answer>
        <p>{answer}</p>
        <Facts>
          <Badge tone="outline">{kind}</Badge>
          <span>
            <TrendingUp aria-hidden /> <span>{`${popularity}% popularity`}</span>
          </span>
          <span>
            <ThumbsUp aria-hidden /> <span>{`${helpful} found this helpful`}</span>
          </span>
        </Facts>
      </Answer>
    ),
  }));
  return (
    <Container as="section" aria-labelledby="questions-title">
      <Frame>
        <div>
          <h2 id="questions-title">Questions</h2>
          <Categories role="group" aria-label="Category">
            {namesOf(categories).map((name) => (
              <Chip
                key={name}
                pressed={name === category}
                count={categories[name]}
                onPress={() => onCategory(name)}
              >
                {name}
              </Chip>
            ))}
          </Categories>
          <PlannedNote>
            {`${found.length} shown here. The numbers count all questions that are planned.`}
          </PlannedNote>
        </div>
        <div>
          <LiveRegion>
            {search || category !== "All" ? `${countOf(found.length, "question")} found` : ""}
          </LiveRegion>
          {found.length === 0 ? (
            <EmptyState
              title="Nobody has asked that yet"
              level={3}
              drawing="search"
              action={<Button onClick={onReset}>Show all questions</Button>}
            >
              Try another word, or ask us with the form below.
            </EmptyState>
          ) : (
            <Accordion items={items} />
          )}
        </div>
      </Frame>
    </Container>
  );
};
