import { type ComponentProps, useRef, useState } from "react";
import { styled } from "styled-components";
import { Control, ControlBox } from "./control-style";
import { Field, type FieldTexts } from "./field";
import { IconButton } from "./icon-button";
import { Search, X } from "./icons";
import { color, media, radius, space, type } from "./theme/theme";

const Input = styled(Control)`
  padding-inline: 2.5rem 3rem;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
`;

const Shortcut = styled.kbd`
  ${type.caption}
  display: none;
  position: absolute;
  top: 50%;
  right: ${space[3]};
  min-width: 1.5rem;
  transform: translateY(-50%);
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  color: ${color.inkSoft};
  text-align: center;
  pointer-events: none;

  ${media.hover} {
    display: block;
  }
`;

export interface SearchFieldProps
  extends Omit<FieldTexts, "optional">,
    Omit<ComponentProps<"input">, "type" | "value" | "onChange"> {
  value: string;
  onChange: (value: string) => void;
  /**
   * The shortcut that focuses this field (the shell listens for it): shown in the empty field on devices with a
   * keyboard.
   */
  shortcut?: string;
}

/**
 * A search field. Its clear button keeps the focus in the field; Escape clears the field as well. Text that an input
 * method is still composing is shown, but not reported.
 */
export const SearchField = ({ value, onChange, shortcut, ...input }: SearchFieldProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [composed, setComposed] = useState<string>();
  const clear = (): void => {
    onChange("");
    box.current?.querySelector("input")?.focus();
  };
  return (
    <Field input={input}>
      {(control) => (
        <ControlBox ref={box}>
          <Search />
          <Input
            autoComplete="off"
            enterKeyHint="search"
            {...control}
            {...(shortcut && { "aria-keyshortcuts": shortcut })}
            type="search"
            value={composed ?? value}
            onCompositionStart={() => setComposed(value)}
            onCompositionEnd={({ currentTarget }) => {
              setComposed(undefined);
              onChange(currentTarget.value);
            }}
            onChange={({ target }) => (composed === undefined ? onChange : setComposed)(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && value !== "") {
                event.preventDefault();
                onChange("");
              }
              input.onKeyDown?.(event);
            }}
          />
          {value !== "" && !input.disabled && <Clear label="Clear search" icon={<X />} onClick={clear} />}
          {value === "" && shortcut && <Shortcut aria-hidden>{shortcut}</Shortcut>}
        </ControlBox>
      )}
    </Field>
  );
};
