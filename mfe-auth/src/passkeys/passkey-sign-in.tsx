import { useMutation } from "@promptfolio/host/query";
import { Button } from "@promptfolio/ui/button";
import { KeyRound } from "@promptfolio/ui/icons";
import { space } from "@promptfolio/ui/theme";
import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { useFailureToast } from "../rules/use-failure-toast";

const Frame = styled.div`
  margin-top: ${space[3]};
`;

const never = () => () => undefined;
const hasPasskeys = () => "PublicKeyCredential" in window;

interface PasskeySignInProps {
  label: string;
  /** Signs in with the passkey that the visitor chooses, and shows that it worked. */
  signIn(): Promise<void>;
}

/** Signs in without a password. */
export const PasskeySignIn = ({ label, signIn }: PasskeySignInProps) => {
  const isSupported = useSyncExternalStore(never, hasPasskeys, () => true);
  const signingIn = useMutation({ mutationFn: signIn, onError: useFailureToast("passkey sign-in") });
  if (!isSupported) return null;
  return (
    <Frame>
      <Button
        size="large"
        wide
        icon={<KeyRound />}
        busy={signingIn.isPending}
        onClick={() => signingIn.mutate()}
      >
        {label}
      </Button>
    </Frame>
  );
};
