import { LIMIT_BOUNDS } from "@promptfolio/contracts/limits";
import { TextField } from "@promptfolio/ui/text-field";
import { color, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import type { LimitName } from "./limits";

const Change = styled.strong`
  ${type.label}
  color: ${color.accent};
`;

interface LimitFieldProps {
  name: LimitName;
  label: string;
  text: string;
  saved: number;
  pending: number;
  disabled: boolean;
  onEnter: (text: string) => void;
  onCommit: () => void;
}

/** A number field that shows the saved and the pending value. */
export const LimitField = (props: LimitFieldProps) => {
  const { name, label, text, saved, pending, disabled, onEnter, onCommit } = props;
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      {...LIMIT_BOUNDS[name]}
      value={text}
      disabled={disabled}
      onChange={({ target }) => onEnter(target.value)}
      onBlur={onCommit}
      hint={
        <>
          <span>{`Current: ${saved}`}</span>
          {pending !== saved && (
            <>
              {" · "}
              <Change>{`Will change to: ${pending}`}</Change>
            </>
          )}
        </>
      }
    />
  );
};
