import { useHost, useSession } from "@promptfolio/host";
import { Navigate, useLocation } from "@promptfolio/host/router";
import { Container } from "@promptfolio/ui/layout";
import { useState } from "react";
import { Dashboard } from "../frame/dashboard";
import { DashboardHeader } from "../frame/dashboard-header";
import { FetchedSessionEnded } from "../frame/fetched-session-ended";
import { useUnsavedGuard } from "../frame/unsaved-input";
import { UnsavedInputProvider } from "../frame/unsaved-input-provider";
import { TEXTS } from "../texts";

const LOGIN = "/admin/login";

const HeaderWithLogout = ({ email, onLogout }: { email: string; onLogout: () => void }) => {
  const { leave } = useUnsavedGuard();
  return <DashboardHeader email={email} onLogout={() => leave(onLogout)} />;
};

/**
 * The dashboard, for whom the browser remembers as an administrator; the server checks every call. Who is none goes
 * to the sign-in, but never at the price of what is being typed.
 */
export default function DashboardPage() {
  const { session: sessions, notifications } = useHost();
  const session = useSession();
  const { pathname, search } = useLocation();
  const [loggedOut, setLoggedOut] = useState(false);
  const [email, setEmail] = useState("");
  const signedIn = session.kind === "administrator";
  // Kept beyond the session's end, for signing in again.
  if (signedIn && session.email !== email) setEmail(session.email);

  const logout = () => {
    setLoggedOut(true);
    sessions.signOut();
    notifications.toast("success", TEXTS.frame.loggedOut);
  };

  return (
    <UnsavedInputProvider>
      {(unsaved, giveUp) =>
        signedIn || (unsaved && !loggedOut) ? (
          <Container>
            <HeaderWithLogout email={email} onLogout={logout} />
            {!signedIn && <FetchedSessionEnded email={email} onGiveUp={giveUp} />}
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
