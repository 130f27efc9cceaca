import type { IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

type Attributes = IconNode[number][1];

const numbers = (attributes: Attributes, names: readonly string[]): number[] =>
  names.map((name) => Number(attributes[name] ?? 0));

const arc = (radius: number, dx: number, dy: number): string => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;

/** A path's first move is absolute even in lower case; after another path it has to be in upper case. */
const fromStart = (path: string): string =>
  path.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)[\s,]*(?=([-\d.])?)/, (_move, x, y, more) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l`,
  );

const OUTLINES: Record<string, (attributes: Attributes) => string> = {
  path: ({ d }) => fromStart(String(d)),
  line: (attributes) => {
    const [x1, y1, x2, y2] = numbers(attributes, ["x1", "y1", "x2", "y2"]);
    return `M${x1} ${y1}L${x2} ${y2}`;
  },
  circle: (attributes) => {
    const [cx = 0, cy, r = 0] = numbers(attributes, ["cx", "cy", "r"]);
    return `M${cx - r} ${cy}${arc(r, 2 * r, 0)}${arc(r, -2 * r, 0)}z`;
  },
  rect: (attributes) => {
    const [x = 0, y, width = 0, height = 0, r = 0] = numbers(attributes, ["x", "y", "width", "height", "rx"]);
    const [across, down] = [width - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${across}${arc(r, r, r)}v${down}${arc(r, -r, r)}h${-across}${arc(r, -r, -r)}v${-down}${arc(r, r, -r)}z`;
  },
};

/**
 * An icon's shapes as the data of one path: this saves a hundred elements on a page with fifty icons.
 * @throws Error for a shape that none of our icons has used so far.
 */
export const outlineOf = (node: IconNode): string =>
  node
    .map(([shape, attributes]) => {
      const outline = OUTLINES[shape];
      if (!outline) throw new Error(`Icons with <${shape}> have no outline yet`);
      return outline(attributes);
    })
    .join("");

const Frame = styled.svg`
  width: 24px;
  height: 24px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Decorative: its meaning is given by the text beside it, or by the name of its button. */
export type Icon = (props: Omit<ComponentProps<"svg">, "ref" | "children">) => ReactNode;

/** A lucide icon as two elements, styled by a class. */
export const createIcon = (node: IconNode): Icon => {
  let outline: string | undefined;
  return (props) => {
    outline ??= outlineOf(node);
    return (
      <Frame aria-hidden viewBox="0 0 24 24" {...props}>
        <path d={outline} />
      </Frame>
    );
  };
};
