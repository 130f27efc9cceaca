import type { AccountSession } from "@promptfolio/contracts/api/accounts";
import { useApiQuery, useHost } from "@promptfolio/host";
import { endSession, getSessions } from "@promptfolio/host/api/accounts";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useMutation, useQueryClient } from "@promptfolio/host/query";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { color, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Panel } from "./panel";

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    min-height: 4rem;
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }

  li:first-child {
    padding-top: 0;
  }

  li:last-child {
    border-bottom: 0;
  }

  p {
    ${type.small}
    color: ${color.inkSoft};
  }
`;

const DATE = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const moment = (iso: string): string => DATE.format(new Date(iso));

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
    <li>
      <div>
        <Row $gap={2}>
          <strong>{browser}</strong>
          {current && <Badge tone="accent">This browser</Badge>}
        </Row>
        <p>
          Signed in {moment(createdAt)}, last seen {moment(lastSeenAt)}
        </p>
      </div>
      {!current && (
        <Button
          size="small"
          busy={ending.isPending}
          aria-label={`End the session of ${browser}, signed in ${moment(createdAt)}`}
          onClick={() => ending.mutate()}
        >
          {ending.isPending ? "Ending…" : "End"}
        </Button>
      )}
    </li>
  );
};

/** Where the account is signed in. */
export const SessionsPanel = () => {
  const { data, error } = useApiQuery(getSessions());
  return (
    <Panel
      title="Sessions"
      intro="Where you are signed in. End what you don't recognise, then change your password."
    >
      {data ? (
        <List>
          {data.sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </List>
      ) : error ? (
        <p role="alert">{error.message}</p>
      ) : (
        <Skeleton $height="4rem" />
      )}
    </Panel>
  );
};
