import { usePromptLimit } from "@promptfolio/shared/host";
import { Link } from "@promptfolio/shared/router";
import { tabularNumbers } from "@promptfolio/shared/theme";
import { NewViews } from "@promptfolio/shared/ui/new-views";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

const Note = styled.span`
  ${tabularNumbers}
`;

/** What is left of today's allowance, and what an account would give. */
export const AllowanceNote = () => {
  const { remaining, limit, isLoggedIn, dailyLimit, guestLimit, resetsAt } = usePromptLimit();
  return (
    <Note>
      {remaining > 0 ? (
        `${remaining} of ${limit} prompt views left today.`
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
