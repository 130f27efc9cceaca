import { usePromptLimit, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { countOf } from "@promptfolio/lib/formats";
import { NewViews } from "@promptfolio/ui/new-views";
import { color, layer, media, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";

/** As high before the limit as at it, as only the browser knows which of them a visitor is. */
const Strip = styled.p`
  ${type.small}
  ${tabularNumbers}
  min-height: calc(2lh + 2 * ${space[2]} + 2px);
  margin-bottom: ${space[3]};
  padding: ${space[2]} 0;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  color: ${color.inkSoft};

  ${media.small} {
    min-height: 0;
  }

  &[data-limit="true"] {
    z-index: ${layer.sticky};
    padding-inline: ${space[3]};
    border-color: ${color.line};
    background: ${color.accentSoft};
    color: ${color.ink};
    position: sticky;
    top: calc(var(--header-height, 0px) + ${space[2]});

    ${media.low} {
      position: static;
    }
  }
`;

/** The rest of today's allowance, and what an account would add. At the limit it stays in view above the cards. */
export const AllowanceNote = () => {
  const { remaining, limit, isLoggedIn, dailyLimit, guestLimit, resetsAt } = usePromptLimit();
  if (useSession().kind === "administrator") return <Strip>{TEXTS.administrator}</Strip>;
  return (
    <Strip data-limit={remaining === 0}>
      <span>
        {remaining > 0 ? (
          `${remaining} of ${countOf(limit, "prompt view")} left today.`
        ) : (
          <NewViews at={resetsAt} />
        )}
      </span>{" "}
      {!isLoggedIn && remaining > 0 && (
        <>
          <Link to="/signup">Sign up</Link> <span>{`${TEXTS.signUpOffer(dailyLimit, guestLimit)}.`}</span>
        </>
      )}
      {!isLoggedIn && remaining === 0 && <Link to="/signup">{TEXTS.signUpForMore}</Link>}
    </Strip>
  );
};
