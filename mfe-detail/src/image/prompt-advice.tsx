import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { Link } from "@promptfolio/host/router";
import { countOf } from "@promptfolio/lib/formats";
import type { PromptState } from "@promptfolio/lib/prompt-state";
import { NewViews } from "@promptfolio/ui/new-views";
import { color, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

/** Reserves two lines, so that its text can change without shifting the page. */
const Advice = styled.p`
  ${type.small}
  min-height: 2lh;
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
  }
`;

const SignUp = ({ limits: { dailyLimit, guestLimit, isLoggedIn } }: { limits: PromptLimitState }) =>
  isLoggedIn ? null : (
    <>
      {" "}
      <Link to="/signup">Sign up</Link> <span>{`${TEXTS.signUpOffer(dailyLimit, guestLimit)}.`}</span>
    </>
  );

const viewsLeft = ({ remaining }: PromptLimitState): string => `${countOf(remaining, "view")} left today.`;

/** The advice below the button: what a view costs, when the allowance resets, and what an account would add. */
export const PromptAdvice = ({ state, limits }: { state: PromptState; limits: PromptLimitState }) => (
  <Advice data-print="hide">
    {state === "blocked" && (
      <>
        <strong>{TEXTS.comeTomorrow}</strong> <NewViews at={limits.resetsAt} />
        <SignUp limits={limits} />
      </>
    )}
    {state === "sealed" && (
      <>
        <span>{viewsLeft(limits)}</span>{" "}
        {limits.isLoggedIn && <span>Seeing this prompt again today is free.</span>}
        <SignUp limits={limits} />
      </>
    )}
    {state === "free" && <span>{TEXTS.administrator}</span>}
    {state === "seen" && <span>You have seen this prompt today: showing it again uses no credit.</span>}
    {state === "open" && (
      <>
        <span>
          {limits.canCopy
            ? "Paste it into the image model of your choice."
            : "Copying is for registered users."}
        </span>
        {!limits.canCopy && <SignUp limits={limits} />}
      </>
    )}
  </Advice>
);
