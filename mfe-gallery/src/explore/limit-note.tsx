import { usePromptLimit } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { NewViews } from "@promptfolio/ui/new-views";
import { TEXTS } from "../texts";
import { Note } from "./card-style";

/** Shown at the limit: when the allowance resets, and what an account would add. */
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
