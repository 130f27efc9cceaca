import { color, ellipsis, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { scaleLinear } from "@visx/scale";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { styled } from "styled-components";
import { drawingBox, useDrawingSize } from "../../lib/use-drawing-size";
import { Drawing, MARGIN } from "./chart-style";
import type { TimeSpan } from "./chart-time";

const Frame = styled.figure`
  min-width: 0;
  margin: 0;

  figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
    margin-bottom: ${space[1]};
  }

  b {
    ${type.label}
    flex: none;
  }

  span {
    ${type.small}
    ${tabularNumbers}
    ${ellipsis}
    color: ${color.inkSoft};
  }
`;

export interface ChartArea {
  foot: number;
  right: number;
  x: (at: number) => number;
}

interface ChartFrameProps {
  name: string;
  /** A text alternative of the drawing, for screen readers. */
  label: string;
  readout: string;
  height: number;
  span: TimeSpan;
  /** Receives the time under the pointer; undefined when the pointer has left. */
  onPoint: (at: number | undefined) => void;
  children: (area: ChartArea) => ReactNode;
}

/** A chart over time that fills the available width, with a line of figures above it. */
export const ChartFrame = ({ name, label, readout, height, span, onPoint, children }: ChartFrameProps) => {
  const frame = useRef<HTMLElement>(null);
  const size = useDrawingSize(frame, 320);
  const { width, scale } = size;
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const x = scaleLinear({ domain: [span.from, span.to], range: [MARGIN.left, right] });
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const at = x.invert((clientX - currentTarget.getBoundingClientRect().left) / scale);
    onPoint(Math.min(span.to, Math.max(span.from, at)));
  };
  return (
    <Frame ref={frame}>
      <figcaption>
        <b>{name}</b>
        <span aria-hidden>{readout}</span>
      </figcaption>
      <Drawing
        {...drawingBox(size, height)}
        role="img"
        aria-label={label}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(undefined)}
      >
        {children({ right, foot: height - MARGIN.bottom, x: (at) => x(at) })}
      </Drawing>
    </Frame>
  );
};
