import { Button } from "../../src/button";
import { Card } from "../../src/card";
import { EmptyState } from "../../src/empty-state";
import { ErrorState } from "../../src/error-state";
import { Grid } from "../../src/layout";
import { Spinner } from "../../src/spinner";
import { Specimen } from "../specimen";

export const States = () => (
  <>
    <Specimen name="Empty and error" note="A drawing, a sentence, a next step.">
      <Grid $min="18rem">
        <Card>
          <EmptyState level={3} title="The wall is still bare" action={<Button>Add New Image</Button>}>
            Images that you add appear here.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            level={3}
            drawing="search"
            title="Nothing matches"
            action={<Button>Clear all filters</Button>}
          >
            Try another word, or fewer filters.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState level={3} title="This part did not load" action={<Button>Try again</Button>}>
            The rest of the page works as usual.
          </ErrorState>
        </Card>
      </Grid>
    </Specimen>
    <Specimen name="Spinner" note="As large as the text around it.">
      <p>
        <Spinner /> Loading filter options...
      </p>
    </Specimen>
  </>
);
