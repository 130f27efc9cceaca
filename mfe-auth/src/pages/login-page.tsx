import { usePromptLimit, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { AlreadySignedIn } from "../layout/already-signed-in";
import { AuthLayout } from "../layout/auth-layout";
import { LOGIN_PANEL } from "../layout/panel-texts";
import { withReturn } from "../rules/return-path";
import { useReturnPath } from "../rules/use-return-path";
import { LoginForm, useLogin } from "../user/login-form";

export default function LoginPage() {
  const { wanted, path } = useReturnPath("visitor", "/");
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  const login = useLogin(path);
  const session = useSession();
  return (
    <AuthLayout
      title="Welcome back"
      intro={`Sign in for your ${dailyLimit} prompt views a day.`}
      instead={
        // A visitor who is just signing in is being redirected.
        session.kind === "user" && !login.busy && <AlreadySignedIn name={session.name} backTo={path} />
      }
      panel={LOGIN_PANEL}
      foot={
        <p>
          New here? <Link to={withReturn("/signup", wanted)}>Create a free account</Link>
        </p>
      }
    >
      <LoginForm {...login} />
    </AuthLayout>
  );
}
