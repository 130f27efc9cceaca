import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { useHost } from "@promptfolio/host";
import { space } from "@promptfolio/ui/theme";
import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { quietControl } from "./site-header-style";

/** Plain drawings of the networks' logos, on a 24 × 24 square. */
const NETWORKS = [
  {
    name: "Instagram",
    drawing:
      "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 6.9v.2",
  },
  { name: "X", drawing: "M4 4l12.2 16H20L7.8 4zM19.2 4l-6.4 7M10.9 13.6 5 20" },
  {
    name: "LinkedIn",
    drawing: "M4.5 9.5V20M4.5 4.6v.2M9.5 20V9.5M9.5 14c0-2.8 2-4.6 4.9-4.6s4.6 1.8 4.6 4.8V20",
  },
  {
    name: "YouTube",
    drawing:
      "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10.2 9v6l5-3z",
  },
] as const;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-inline-start: calc(-1 * ${space[3]});

  a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    ${quietControl}
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** The product has no accounts there yet: the links are placeholders, and show a message about that. */
export const SocialLinks = () => {
  const { notifications } = useHost();
  const say = (event: MouseEvent, name: string): void => {
    event.preventDefault();
    notifications.toast("info", `${PRODUCT_NAME} is not on ${name} yet.`, "social");
  };
  return (
    <List aria-label="Social media">
      {NETWORKS.map(({ name, drawing }) => (
        <li key={name}>
          <a href={`#${name.toLowerCase()}`} onClick={(event) => say(event, name)}>
            <svg viewBox="0 0 24 24" role="img" aria-label={name}>
              <path d={drawing} />
            </svg>
          </a>
        </li>
      ))}
    </List>
  );
};
