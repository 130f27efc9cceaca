import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { type Conflict, FIELD_NAMES } from "./image-fields";

const Frame = styled.div`
  ${type.small}
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.warningSoft};

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0 0 ${space[2]};
    overflow-wrap: anywhere;
  }

  del {
    color: ${color.inkSoft};
  }
`;

interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows what another administrator changed in the meantime. Nothing was saved; the editor decides how to continue. */
export const ConflictNotice = ({ conflicts, onKeepMine, onTakeTheirs }: ConflictNoticeProps) => {
  const frame = useRef<HTMLDivElement>(null);
  // It may be below the edge of a small window, and the pressed button is disabled now.
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} role="alert" tabIndex={-1}>
      <strong>Not saved: somebody else has changed this image in the meantime.</strong>
      <dl>
        {conflicts.map(({ field, before, now, mine }) => (
          <div key={field}>
            <dt>{FIELD_NAMES[field]}</dt>
            <dd>
              <del>{before || "(empty)"}</del> → <ins>{now || "(empty)"}</ins>
              {mine !== undefined && <>{` — yours: ${mine || "(empty)"}`}</>}
            </dd>
          </div>
        ))}
      </dl>
      <Row>
        <Button size="small" variant="primary" onClick={onKeepMine}>
          Put my changes on top
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          Use the latest version
        </Button>
      </Row>
    </Frame>
  );
};
