import { useSession } from "@promptfolio/host";
import { Navigate, useLocation } from "@promptfolio/host/router";
import { Container } from "@promptfolio/ui/layout";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { DeletePanel } from "../account/delete-panel";
import { ExportPanel } from "../account/export-panel";
import { PasskeysPanel } from "../account/passkeys-panel";
import { PasswordPanel } from "../account/password-panel";
import { ProfilePanel } from "../account/profile-panel";
import { SessionsPanel } from "../account/sessions-panel";

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-content: start;
  min-height: calc(100dvh - var(--header-height, 5rem));
  padding-block: clamp(${space[10]}, 2rem + 4vw, ${space[20]});
`;

const Head = styled.header`
  margin-bottom: ${space[2]};

  h1 {
    ${type.title}
  }

  p {
    margin-top: ${space[3]};
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
  }
`;

export default function AccountPage() {
  const session = useSession();
  const { hash } = useLocation();
  if (session.kind === "guest") return <Navigate to="/login" state={{ from: `/account${hash}` }} replace />;
  return (
    <Page $width="article">
      <Head>
        <h1>Your account</h1>
        <p>{`Signed in as ${session.email}`}</p>
      </Head>
      {session.kind === "user" && <ProfilePanel />}
      <PasswordPanel role={session.kind} email={session.email} />
      <PasskeysPanel role={session.kind} />
      <SessionsPanel />
      {session.kind === "user" && (
        <>
          <ExportPanel />
          <DeletePanel />
        </>
      )}
    </Page>
  );
}
