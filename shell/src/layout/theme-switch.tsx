import { color, space } from "@promptfolio/shared/theme";
import { Moon, Sun } from "lucide-react";
import { styled } from "styled-components";
import { chooseTheme, currentTheme } from "./theme-choice";

const Switch = styled.button`
  display: inline-grid;
  place-items: center;
  width: ${space[10]};
  height: ${space[10]};
  background: none;
  border: 0;
  color: ${color.inkSoft};
  cursor: pointer;
`;

/** Which icon shows is decided by CSS, as the server does not know the visitor's theme. */
const Icons = styled.span`
  display: contents;
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

export const ThemeSwitch = () => (
  <Switch
    type="button"
    aria-label="Switch between light and dark"
    onClick={() => chooseTheme(currentTheme() === "dark" ? "light" : "dark")}
  >
    <Icons aria-hidden>
      <Sun className="sun" size={18} />
      <Moon className="moon" size={18} />
    </Icons>
  </Switch>
);
