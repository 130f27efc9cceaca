import { usePromptLimit, useSession } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { AlreadySignedIn } from "../layout/already-signed-in";
import { AuthLayout } from "../layout/auth-layout";
import { SIGNUP_PANEL } from "../layout/panel-texts";
import { withReturn } from "../rules/return-path";
import { useReturnPath } from "../rules/use-return-path";
import { SignupForm, useSignup } from "../user/signup-form";

export default function SignupPage() {
  const { wanted, path } = useReturnPath("visitor", "/");
  const dailyLimit = usePromptLimit((state) => state.dailyLimit);
  const signup = useSignup(path);
  const session = useSession();
  return (
    <AuthLayout
      title="Create your account"
      intro={`Free to use: ${dailyLimit} prompt views a day, to copy and to keep.`}
      instead={
        // A visitor who is just signing in is being redirected.
        session.kind === "user" && !signup.busy && <AlreadySignedIn name={session.name} backTo={path} />
      }
      panel={SIGNUP_PANEL}
      foot={
        <p>
          Already have an account? <Link to={withReturn("/login", wanted)}>Login</Link>
        </p>
      }
    >
      <SignupForm {...signup} />
    </AuthLayout>
  );
}
