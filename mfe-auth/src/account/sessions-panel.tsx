import type { AccountSession } from "@promptfolio/contracts/api/accounts";
import { useApiQuery, useHost } from "@promptfolio/host";
import { endSession, getSessions } from "@promptfolio/host/api/accounts";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { Loaded } from "./loaded";
import { Panel } from "./panel";
import { moment, PanelItem, PanelList } from "./panel-list";

const Session = ({ session }: { session: AccountSession }) => {
  const { http, notifications } = useHost();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => http.send(endSession(session.id)),
    onSuccess: () => notifications.toast("success", "The session has ended."),
    onError: (error) => notifications.toast("error", error.message),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeyOf(getSessions().path) }),
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

/** Where the account is signed in. */
export const SessionsPanel = () => {
  const query = useApiQuery(getSessions());
  return (
    <Panel
      title="Sessions"
      intro="Where you are signed in. End what you don't recognise, then change your password."
    >
      <Loaded query={query} height="4rem">
        {({ sessions }) => (
          <PanelList>
            {sessions.map((session) => (
              <Session key={session.id} session={session} />
            ))}
          </PanelList>
        )}
      </Loaded>
    </Panel>
  );
};
