import { useHost } from "@promptfolio/host";
import { Link } from "@promptfolio/host/router";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Frame = styled.div`
  display: grid;
  gap: ${space[5]};

  h1 {
    ${type.title}
  }

  p {
    color: ${color.inkSoft};
  }
`;

/** Replaces the form for a visitor who is signed in already. */
export const AlreadySignedIn = ({ name, backTo }: { name: string; backTo: string }) => {
  const { session } = useHost();
  return (
    <Frame>
      <h1>You are signed in</h1>
      <p>
        This browser is signed in as <strong>{name}</strong>.
      </p>
      <ButtonLink as={Link} to={backTo} variant="primary" size="large" wide>
        {backTo === "/" ? "Go to the gallery" : "Go back to where you were"}
      </ButtonLink>
      <Button size="large" wide onClick={() => session.signOut()}>
        Use another account
      </Button>
    </Frame>
  );
};
