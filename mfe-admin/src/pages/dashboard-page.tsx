import { useHost, useSession } from "@promptfolio/host";
import { Link, Navigate, useLocation } from "@promptfolio/host/router";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { LogOut, ShieldCheck } from "@promptfolio/ui/icons";
import { Container, Row } from "@promptfolio/ui/layout";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { useState } from "react";
import { styled } from "styled-components";
import { Dashboard } from "../frame/dashboard";
import type { SessionEndedProps } from "../frame/session-ended";
import { UnsavedInputProvider, useUnsavedGuard } from "../frame/unsaved-input";
import { useLazy } from "../frame/use-lazy";
import { Email } from "../lib/email";
import { TEXTS } from "../texts";

const LOGIN = "/admin/login";

const Header = styled(Row)`
  justify-content: space-between;
  column-gap: ${space[5]};
  padding-block: ${space[6]} ${space[4]};

  ${media.medium} {
    flex-wrap: nowrap;
    align-items: baseline;
  }
`;

const Name = styled(Row)`
  gap: ${space[2]} ${space[4]};

  h1 {
    ${type.heading}
  }

  p {
    ${type.small}
    color: ${color.inkSoft};
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;

const DashboardHeader = ({ email, onLogout }: { email: string; onLogout: () => void }) => {
  const { leave } = useUnsavedGuard();
  return (
    <Header>
      <Name>
        <h1>{TEXTS.frame.title}</h1>
        <Badge tone="accent" icon={<ShieldCheck aria-hidden />}>
          {TEXTS.frame.badge}
        </Badge>
        <p>
          <Link to="/account">
            <VisuallyHidden>Your account: </VisuallyHidden>
            <Email address={email} />
          </Link>
        </p>
      </Name>
      <Button size="small" icon={<LogOut />} onClick={() => leave(onLogout)}>
        Logout
      </Button>
    </Header>
  );
};

const loadSessionEnded = () => import(/* webpackChunkName: "session-ended" */ "../frame/session-ended");

/** Loaded when the session ends while there is unsaved input. */
const LazySessionEnded = (props: SessionEndedProps) => {
  const { loading, retry } = useLazy("session ended", loadSessionEnded);
  if (loading.state === "ready") return <loading.Component {...props} />;
  return (
    <p role="alert">
      Your session has ended. What you have typed is still here.{" "}
      {loading.state === "failed" && <Button onClick={retry}>Sign in again</Button>}
    </p>
  );
};

/**
 * The dashboard, shown while the browser holds an administrator's session; the server checks every request. Others are
 * redirected to the sign-in, but not while there is unsaved input.
 */
export default function DashboardPage() {
  const { session: sessions, notifications } = useHost();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [loggedOut, setLoggedOut] = useState(false);
  const [email, setEmail] = useState("");
  const signedIn = session.kind === "administrator";
  // Stays after the session has ended, to prefill the sign-in form.
  if (signedIn && session.email !== email) setEmail(session.email);

  const logout = () => {
    setLoggedOut(true);
    sessions.signOut();
    notifications.toast("success", TEXTS.frame.loggedOut);
  };

  return (
    <UnsavedInputProvider>
      {(unsaved, discard) =>
        signedIn || (unsaved && !loggedOut) ? (
          <Container>
            <DashboardHeader email={email} onLogout={logout} />
            {!signedIn && <LazySessionEnded email={email} onDiscard={discard} />}
            <Dashboard />
          </Container>
        ) : (
          <Navigate
            to={loggedOut ? LOGIN : `${LOGIN}?from=${encodeURIComponent(pathname + search)}`}
            replace
          />
        )
      }
    </UnsavedInputProvider>
  );
}
