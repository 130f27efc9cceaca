import { useSession } from "@promptfolio/host";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { useNavigate } from "@promptfolio/host/router";
import { Dialog } from "@promptfolio/ui/dialog";
import { Search } from "@promptfolio/ui/icons";
import { TextField } from "@promptfolio/ui/text-field";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { styled } from "styled-components";
import type { OnDemandDialogProps } from "../layout/use-on-demand-dialog";
import { type Command, useCommands } from "./use-commands";

const Status = styled.p`
  ${type.caption}
  margin-block: ${space[2]};
  color: ${color.inkSoft};
`;

/** Of one height, so that the dialog doesn't move while results arrive. */
const List = styled.div`
  height: min(22rem, 45dvh);
  overflow: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div`
  > p {
    ${type.caption}
    padding: ${space[3]} ${space[3]} ${space[1]};
    color: ${color.inkSoft};
  }
`;

const Result = styled.div`
  ${type.small}
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected="true"] {
    background: ${color.sunken};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

/** How far a key moves the active option. */
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const statusOf = (count: number, isPending: boolean, isError: boolean): string => {
  if (isError) return "Images cannot be searched right now.";
  if (isPending) return "Searching…";
  return count === 0 ? "Nothing has this name." : `${count} found`;
};

const Combobox = ({ onChoose }: { onChoose: (command: Command) => void }) => {
  const isAdministrator = useSession().kind === "administrator";
  const [search, setSearch] = useState("");
  const [draft, setDraft] = useSearchDraft(search, setSearch);
  const { groups, isFetching, isError } = useCommands(search);
  const commands = groups.flatMap((group) => group.commands);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const idOf = ({ to }: Command) => `${id}-${to}`;
  const isPending = isFetching || draft.trim() !== search;
  const current = commands[active];

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another option is active
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active, search]);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && commands.length > 0)
      setActive((active + step + commands.length) % commands.length);
    else if (event.key === "Enter" && current && !isPending) onChoose(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextField
        label={isAdministrator ? "Search pages, images and users" : "Search pages and images"}
        icon={<Search aria-hidden />}
        maxLength={100}
        autoComplete="off"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={current && idOf(current)}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <Status role="status">{statusOf(commands.length, isPending, isError)}</Status>
      <List ref={list} id={id} role="listbox" aria-label="Results">
        {groups.map((group) => (
          <Group key={group.name} role="group" aria-label={group.name}>
            <p aria-hidden>{group.name}</p>
            {group.commands.map((command) => (
              <Result
                key={idOf(command)}
                id={idOf(command)}
                role="option"
                aria-selected={command === current}
                dir="auto"
                onClick={() => onChoose(command)}
              >
                {command.name}
              </Result>
            ))}
          </Group>
        ))}
      </List>
    </>
  );
};

/** Goes to pages, images and, for administrators, the dashboard's tabs and users, by their names. */
export default function CommandMenu({ open, onClose }: OnDemandDialogProps) {
  const navigate = useNavigate();
  return (
    <Dialog open={open} onClose={onClose} title="Go to">
      <Combobox
        onChoose={({ to }) => {
          onClose();
          void navigate(to);
        }}
      />
    </Dialog>
  );
}
