import type { IconNode } from "lucide";
import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
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
export interface Icon {
  (props: Omit<ComponentProps<"svg">, "ref" | "children">): ReactNode;
  /** Its drawing, for `SharedIcons`. */
  Symbol: () => ReactNode;
}

const SharedIconsContext = createContext<readonly Icon[]>([]);

const HIDDEN = { display: "none" };

/** Draws icons once that its content repeats; each of them only refers to the drawing there. */
export const SharedIcons = ({ icons, children }: { icons: readonly Icon[]; children: ReactNode }) => (
  <SharedIconsContext value={icons}>
    <svg aria-hidden style={HIDDEN}>
      {icons.map(({ Symbol: Drawing }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is constant
        <Drawing key={index} />
      ))}
    </svg>
    {children}
  </SharedIconsContext>
);

const VIEW_BOX = "0 0 24 24";

/** A lucide icon as two elements, styled by a class. */
export const createIcon = (name: string, node: IconNode): Icon => {
  let outline: string | undefined;
  const drawing = () => {
    outline ??= outlineOf(node);
    return <path d={outline} />;
  };
  const id = `icon-${name}`;
  const LucideIcon: Icon = ({ className, ...rest }) => {
    const names = `lucide-${name}`;
    const isShared = useContext(SharedIconsContext).includes(LucideIcon);
    return (
      <Frame
        aria-hidden
        viewBox={isShared ? undefined : VIEW_BOX}
        className={className ? `${names} ${className}` : names}
        {...rest}
      >
        {isShared ? <use href={`#${id}`} /> : drawing()}
      </Frame>
    );
  };
  LucideIcon.Symbol = () => (
    <symbol id={id} viewBox={VIEW_BOX}>
      {drawing()}
    </symbol>
  );
  return LucideIcon;
};
