import { Button } from "@promptfolio/ui/button";
import { Tags, Trash2 } from "@promptfolio/ui/icons";
import { color, layer, media, radius, shadow, space, type } from "@promptfolio/ui/theme";
import { useFocusKept } from "@promptfolio/ui/use-focus-kept";
import { useRef } from "react";
import { styled } from "styled-components";
import { counted, formatCount } from "../lib/format";
import { MAX_IDS, type Selection } from "./selection";

const Bar = styled.section`
  ${type.small}
  position: sticky;
  bottom: ${space[3]};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.card};
  border: 1px solid ${color.control};
  background: ${color.surface};
  box-shadow: ${shadow.floating};

  ${media.low} {
    position: static;
  }

  > p {
    margin-right: auto;
    font-weight: 600;
  }
`;

interface BulkBarProps {
  selection: Selection;
  count: number;
  /** Images in the list, and images that match. */
  loaded: number;
  total: number;
  onSelectMatching: () => void;
  onClear: () => void;
  onSet: () => void;
  onDelete: () => void;
}

export const BulkBar = (props: BulkBarProps) => {
  const { selection, count, loaded, total, onSelectMatching, onClear, onSet, onDelete } = props;
  const bar = useRef<HTMLElement>(null);
  const focus = useFocusKept(bar);
  const tooMany = selection.mode === "some" && count > MAX_IDS;
  return (
    <Bar ref={bar} {...focus} tabIndex={-1} aria-label="Selected images" data-bottom-bar>
      <p role="status">
        <span>
          {selection.mode === "matching"
            ? `All ${counted(count, "image")} that match selected`
            : `${counted(count, "image")} selected`}
        </span>
        {tooMany && <span>{`: at most ${formatCount(MAX_IDS)} at once, or all that match`}</span>}
      </p>
      {selection.mode === "some" && count === loaded && total > loaded && (
        <Button size="small" onClick={onSelectMatching}>
          {`Select all ${formatCount(total)} that match`}
        </Button>
      )}
      <Button size="small" icon={<Tags />} disabled={tooMany} onClick={onSet}>
        Change…
      </Button>
      <Button size="small" icon={<Trash2 />} disabled={tooMany} onClick={onDelete}>
        Delete…
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </Bar>
  );
};
