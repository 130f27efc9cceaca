import { Moon, Sun } from "@promptfolio/ui/icons";
import { space, type, visuallyHidden } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { quietControl, room } from "./site-header-style";
import { switchTheme } from "./theme-choice";

/** An icon in the header, a labelled row in the menu. */
const Switch = styled.button`
  ${type.label}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.75rem;
  padding-inline: ${space[3]};
  ${quietControl}

  ${room.ample} {
    justify-content: center;
    width: 2.75rem;
    padding: 0;

    > span:last-child {
      ${visuallyHidden}
    }
  }
`;

/** CSS decides which icon is visible, as the server does not know the visitor's theme. */
const Icons = styled.span`
  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .moon {
    display: none;
  }
  [data-theme="dark"] & .moon {
    display: block;
  }
  [data-theme="dark"] & .sun {
    display: none;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & .moon {
      display: block;
    }
    :root:not([data-theme]) & .sun {
      display: none;
    }
  }
`;

/** Follows the system's theme until it is pressed, and keeps the visitor's choice from then on. */
export const ThemeSwitch = () => (
  <Switch type="button" onClick={switchTheme}>
    <Icons aria-hidden>
      <Sun className="sun" />
      <Moon className="moon" />
    </Icons>
    <span>Switch between light and dark</span>
  </Switch>
);
