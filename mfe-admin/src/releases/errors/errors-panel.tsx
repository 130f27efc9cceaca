import { getReleaseErrors } from "@promptfolio/host/api/releases";
import { Button } from "@promptfolio/ui/button";
import { space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { Panel } from "../../frame/panel";
import { QueryState } from "../../frame/query-state";
import { counted } from "../../lib/format";
import { useLiveQuery } from "../../live/pace";
import { ErrorGroup } from "./error-group";

/** Entries added by each press. */
const PAGE_SIZE = 10;

const More = styled(Button)`
  margin-top: ${space[4]};
`;

/** Errors in releases, grouped by their place in the sources, most recently seen first. */
export const ErrorsPanel = () => {
  const query = useLiveQuery(getReleaseErrors());
  const { data } = query;
  const [shown, setShown] = useState(PAGE_SIZE);
  return (
    <Panel title="Errors" note={data && `${counted(data.length, "place")} in 35 days`}>
      <QueryState query={query} failed="Errors could not be loaded" height="8rem" radius="small" />
      {data?.length === 0 && <p>Nothing went wrong.</p>}
      {data?.slice(0, shown).map((group) => (
        <ErrorGroup key={`${group.remote} ${group.version} ${group.kind} ${group.place}`} group={group} />
      ))}
      {data && data.length > shown && (
        <More size="small" onClick={() => setShown(shown + PAGE_SIZE)}>
          Show more
        </More>
      )}
    </Panel>
  );
};
