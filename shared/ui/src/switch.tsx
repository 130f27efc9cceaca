import { type ComponentProps, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Choice, ChoiceHint, choiceStates } from "./choice-style";
import { color, motion, radius } from "./theme/theme";

const Track = styled.input`
  width: 2.5rem;
  height: 1.5rem;
  padding: 3px;
  border: 1px solid ${color.control};
  border-radius: ${radius.pill};
  background: ${color.sunken};

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  &::before {
    display: block;
    width: 1rem;
    height: 1rem;
    border-radius: 50%;
    background: ${color.inkSoft};
    transition: transform ${motion.fast};
  }

  &:checked::before {
    background: ${color.onAccent};
    transform: translateX(1rem);
  }

  &:disabled::before {
    background: ${color.control};
  }

  ${choiceStates}
`;

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "role"> {
  /** Names what is on or off; it does not change with the state. */
  label: ReactNode;
  hint?: ReactNode;
}

/** A setting that takes effect at once, without saving. */
export const Switch = ({ label, hint, ...input }: SwitchProps) => {
  const note = useId();
  return (
    <Choice>
      <Track {...input} type="checkbox" role="switch" {...(hint && { "aria-describedby": note })} />
      <span>
        <span>{label}</span>
        {hint && <ChoiceHint id={note}>{hint}</ChoiceHint>}
      </span>
    </Choice>
  );
};
