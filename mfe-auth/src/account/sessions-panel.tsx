import type { AccountSession } from "@promptfolio/contracts/api/accounts";
import { useApiQuery, useHost } from "@promptfolio/host";
import { endSession, getSessions } from "@promptfolio/host/api/accounts";
import { isApiError } from "@promptfolio/host/api/api-error";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Row, Stack } from "@promptfolio/ui/layout";
import { useState } from "react";
import { PasswordForm } from "./account-form";
import { Loaded, moment, Panel, PanelItem, PanelList } from "./panel";

const useEndSession = () => {
  const { http, notifications } = useHost();
  const client = useQueryClient();
  return async (id: string, password?: string) => {
    await http.send(endSession(id, password === undefined ? undefined : { password }));
    notifications.toast("success", "The session has ended.");
    await client.invalidateQueries({ queryKey: queryKeyOf(getSessions().path) });
  };
};

interface SessionProps {
  session: AccountSession;
  /** Called if this sign-in is too old to end another session without the password. */
  onPasswordNeeded: () => void;
}

const Session = ({ session, onPasswordNeeded }: SessionProps) => {
  const { notifications } = useHost();
  const end = useEndSession();
  const ending = useMutation({
    mutationFn: () => end(session.id),
    onError: (error) => {
      if (isApiError(error) && error.code === "password-needed") onPasswordNeeded();
      else notifications.toast("error", error.message);
    },
  });
  const { browser, createdAt, lastSeenAt, current } = session;
  return (
    <PanelItem
      title={
        <Row $gap={2}>
          <strong>{browser}</strong>
          {current && <Badge tone="accent">This browser</Badge>}
        </Row>
      }
      note={`Signed in ${moment(createdAt)}, last seen ${moment(lastSeenAt)}`}
      action={
        !current && (
          <Button
            size="small"
            busy={ending.isPending}
            aria-label={`End the session of ${browser}, signed in ${moment(createdAt)}`}
            onClick={() => ending.mutate()}
          >
            {ending.isPending ? "Ending…" : "End"}
          </Button>
        )
      }
    />
  );
};

const Sessions = ({ sessions }: { sessions: readonly AccountSession[] }) => {
  const end = useEndSession();
  const [confirming, setConfirming] = useState<AccountSession>();
  return (
    <Stack $gap={5}>
      <PanelList>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onPasswordNeeded={() => setConfirming(session)} />
        ))}
      </PanelList>
      {confirming && (
        <PasswordForm
          key={confirming.id}
          label={`End the session of ${confirming.browser}`}
          submit="End This Session"
          busyLabel="Ending…"
          autoFocus
          send={async (password) => {
            await end(confirming.id, password);
            setConfirming(undefined);
          }}
        />
      )}
    </Stack>
  );
};

/** Where the account is signed in. */
export const SessionsPanel = () => {
  const query = useApiQuery(getSessions());
  return (
    <Panel
      title="Sessions"
      intro="Where you are signed in. End what you don't recognise, then change your password."
    >
      <Loaded query={query} height="4rem">
        {({ sessions }) => <Sessions sessions={sessions} />}
      </Loaded>
    </Panel>
  );
};
