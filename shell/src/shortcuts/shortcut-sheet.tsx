import { areSingleKeysOn, setSingleKeysOn } from "@promptfolio/host/hooks/use-single-key";
import { Dialog } from "@promptfolio/ui/dialog";
import { Switch } from "@promptfolio/ui/switch";
import { space } from "@promptfolio/ui/theme";
import { useState } from "react";
import { styled } from "styled-components";
import type { OnDemandDialogProps } from "../layout/use-on-demand-dialog";

const SHORTCUTS = [
  ["Ctrl K or ⌘ K", "Go to a page or an image by its name"],
  ["/", "Search the gallery"],
  ["?", "Show this list"],
  ["← → ↑ ↓", "Next card of the gallery, or next picture on an image's page"],
  ["Esc", "Close what is open, or go back from an image to the gallery"],
  ["F8", "Go to the messages"],
] as const;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]} ${space[6]};
  margin-bottom: ${space[6]};
`;

/** All keyboard shortcuts, and the switch for those of a single character. */
export default function ShortcutSheet({ open, onClose }: OnDemandDialogProps) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <List>
        {SHORTCUTS.map(([keys, effect]) => (
          <div key={keys} style={{ display: "contents" }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </List>
      <Switch
        label="Shortcuts of a single character"
        hint="Off, / and ? do nothing. The footer's button opens this list."
        checked={isOn}
        onChange={({ target }) => {
          setSingleKeysOn(target.checked);
          setIsOn(target.checked);
        }}
      />
    </Dialog>
  );
}
