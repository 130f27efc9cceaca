import { PRODUCT_SLUG } from "@promptfolio/contracts/product";
import { useHost, useSession } from "@promptfolio/host";
import { Link, useLocation, useNavigate } from "@promptfolio/host/router";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { CircleUser } from "@promptfolio/ui/icons";
import { color, ellipsis, space } from "@promptfolio/ui/theme";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { useEffect } from "react";
import { styled } from "styled-components";
import { room } from "./site-header-style";
import { markSessionRendered } from "./theme-choice";

/** The space reserved during hydration for the links of signed-in visitors, so that nothing moves. */
const ROOM = { user: "13.625rem", userBesideLinks: "17.125rem", administrator: "12rem" } as const;

/** Every name has the same width, which is reserved during hydration. */
const NAME_WIDTH = { ample: "8rem", plenty: "11.5rem" } as const;

const Frame = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[2]};

  > a {
    border-color: ${color.control};
  }

  ${room.ample} {
    order: 4;
    display: flex;
    justify-content: flex-end;

    > a:first-child {
      border-color: transparent;
    }

    &[data-kind="user"] > a {
      width: ${NAME_WIDTH.ample};
    }

    :root[data-session="user"] &[data-kind="guest"] {
      width: ${ROOM.user};
    }

    :root[data-session="administrator"] &[data-kind="guest"] {
      width: ${ROOM.administrator};
    }
  }

  ${room.plenty} {
    &[data-kind="user"] > a {
      width: ${NAME_WIDTH.plenty};
    }

    :root[data-session="user"] &[data-kind="guest"] {
      width: ${ROOM.userBesideLinks};
    }
  }

  :root[data-session] &[data-kind="guest"] {
    visibility: hidden;
  }
`;

const Name = styled.span`
  ${ellipsis}
`;

/** Login and Sign Up, or Logout; the account for users, the dashboard for administrators. */
export const AccountActions = () => {
  const session = useSession();
  const host = useHost();
  const navigate = useNavigate();
  const { kind } = session;
  const { pathname, search, state } = useLocation();
  // Where to return after signing in; the two forms pass it to each other.
  const wayBack = /^\/(login|signup)$/.test(pathname) ? state : { from: pathname + search };

  // During hydration everyone is rendered as a guest.
  useEffect(() => {
    if (host.session.get().kind === kind) markSessionRendered();
  }, [host, kind]);

  const logout = (): void => {
    host.session.signOut();
    navigate("/");
  };

  return (
    <Frame data-kind={kind}>
      {kind === "guest" && (
        <>
          <ButtonLink as={Link} to="/login" state={wayBack} variant="quiet">
            Login
          </ButtonLink>
          <ButtonLink as={Link} to="/signup" state={wayBack}>
            Sign Up
          </ButtonLink>
        </>
      )}
      {kind === "user" && (
        <ButtonLink
          as={Link}
          to="/account"
          variant="quiet"
          icon={<CircleUser aria-hidden />}
          title={session.email}
        >
          <VisuallyHidden>Account of </VisuallyHidden>
          <Name>{session.name}</Name>
        </ButtonLink>
      )}
      {kind === "administrator" && (
        <ButtonLink as={Link} to={`/admin/${PRODUCT_SLUG}/dashboard`} variant="quiet">
          Dashboard
        </ButtonLink>
      )}
      {kind !== "guest" && <Button onClick={logout}>Logout</Button>}
    </Frame>
  );
};
