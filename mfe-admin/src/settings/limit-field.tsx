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
  /** What a change applies to, such as "69 users". */
  affected: string | undefined;
  disabled: boolean;
  onEnter: (text: string) => void;
  onCommit: () => void;
}

/** A number field that shows the saved and the pending value. */
export const LimitField = (props: LimitFieldProps) => {
  const { name, label, text, saved, pending, affected, disabled, onEnter, onCommit } = props;
  const { min, max } = LIMIT_BOUNDS[name];
  return (
    <TextField
      label={label}
      name={name}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={text}
      disabled={disabled}
      onChange={({ target }) => onEnter(target.value)}
      onBlur={onCommit}
      hint={
        <>
          <span>{`${min} to ${max}, whole numbers · Current: ${saved}`}</span>
          {text !== String(pending) && (
            <span>{` · ${text === "" ? "Nothing" : text} becomes ${pending}`}</span>
          )}
          {pending !== saved && (
            <>
              {" · "}
              <Change>{`Will change to: ${pending}${affected ? ` for ${affected}` : ""}`}</Change>
            </>
          )}
        </>
      }
    />
  );
};
