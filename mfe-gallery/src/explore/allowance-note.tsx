import { usePromptLimit, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { countOf } from "@promptfolio/lib/count-of";
import { NewViews } from "@promptfolio/ui/new-views";
import { tabularNumbers } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

const Note = styled.span`
  ${tabularNumbers}
`;

/** The rest of today's allowance, and what an account would add. */
export const AllowanceNote = () => {
  const { remaining, limit, isLoggedIn, dailyLimit, guestLimit, resetsAt } = usePromptLimit();
  if (useSession().kind === "administrator") return <Note>{TEXTS.administrator}</Note>;
  return (
    <Note>
      {remaining > 0 ? (
        `${remaining} of ${countOf(limit, "prompt view")} left today.`
      ) : (
        <>
          You have used today's prompt views. <NewViews at={resetsAt} />
        </>
      )}{" "}
      {!isLoggedIn && (
        <>
          <Link to="/signup">Sign up</Link> {TEXTS.signUpOffer(dailyLimit, guestLimit)}.
        </>
      )}
    </Note>
  );
};
