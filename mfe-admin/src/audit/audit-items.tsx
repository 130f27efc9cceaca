import { useHost } from "@promptfolio/host";
import { getAuditItems } from "@promptfolio/host/api/admin";
import { useQuery } from "@promptfolio/host/query";
import { color, space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import { failureText } from "../lib/failure-text";
import { counted } from "../lib/format";

const Items = styled.details`
  summary {
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }

  ul {
    display: grid;
    gap: ${space[1]};
    max-height: 16rem;
    margin-top: ${space[2]};
    overflow: auto;
  }

  li span {
    color: ${color.inkSoft};
  }
`;

/** The images of a bulk change with what changed on each, loaded once they are opened. */
export const AuditItems = ({ id, count }: { id: string; count: number }) => {
  const { http } = useHost();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["audit-items", id],
    queryFn: ({ signal }) => http.send(getAuditItems(id), { signal }),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Items onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{counted(count, "image")}</summary>
      {error && <p role="alert">{failureText(error)}</p>}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        <ul tabIndex={0}>
          {data.items.map((item) => (
            <li key={item.id}>
              <bdi>{item.name}</bdi> <span>{item.detail}</span>
            </li>
          ))}
        </ul>
      )}
    </Items>
  );
};
