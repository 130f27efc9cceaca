import { useHost, useSession } from "@promptfolio/host";
import { Navigate, useLocation } from "@promptfolio/host/router";
import { Container } from "@promptfolio/ui/layout";
import { useState } from "react";
import { Dashboard } from "../frame/dashboard";
import { DashboardHeader } from "../frame/dashboard-header";
import { LazySessionEnded } from "../frame/lazy-session-ended";
import { useUnsavedGuard } from "../frame/unsaved-input";
import { UnsavedInputProvider } from "../frame/unsaved-input-provider";
import { TEXTS } from "../texts";

const LOGIN = "/admin/login";

const HeaderWithLogout = ({ email, onLogout }: { email: string; onLogout: () => void }) => {
  const { leave } = useUnsavedGuard();
  return <DashboardHeader email={email} onLogout={() => leave(onLogout)} />;
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
            <HeaderWithLogout email={email} onLogout={logout} />
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
