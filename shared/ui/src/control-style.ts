import { css, styled } from "styled-components";
import { color, media, radius, space, type } from "./theme/theme";

/** The box of text fields and selects. The text is at least 16 px, or phones zoom in. */
const controlStyle = css`
  ${type.body}
  line-height: 1.4;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[3]};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  appearance: none;

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.ink};
    }
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
    border-color: ${color.focus};
    border-radius: ${radius.control};
  }

  &[aria-invalid="true"] {
    border-color: ${color.danger};

    &:focus-visible {
      outline-color: ${color.danger};
    }
  }

  &:disabled,
  &[readonly] {
    background: ${color.sunken};
    border-color: ${color.line};
  }

  &:disabled {
    color: ${color.inkFaint};
    cursor: not-allowed;
    opacity: 1;
  }
`;

/** Around a control that has an icon in front of its text, or a button at its end. */
export const ControlBox = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: 50%;
    left: ${space[3]};
    width: 1.125rem;
    height: 1.125rem;
    transform: translateY(-50%);
    color: ${color.inkFaint};
    pointer-events: none;
  }

  > svg + input {
    padding-left: 2.5rem;
  }
`;

/** A separate class, so that a page with several kinds of controls contains these styles once. */
export const Control = styled.input`
  ${controlStyle}
`;
