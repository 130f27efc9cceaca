import { usePromptLimit } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { NewViews } from "@promptfolio/ui/new-views";
import { TEXTS } from "../texts";
import { Note } from "./card-style";

/** At the limit: when new views come, and what an account would give. */
export const LimitNote = () => {
  const { resetsAt, isLoggedIn } = usePromptLimit();
  return (
    <Note>
      <span>
        <NewViews at={resetsAt} />
      </span>
      {!isLoggedIn && <Link to="/signup">{TEXTS.signUpForMore}</Link>}
    </Note>
  );
};
