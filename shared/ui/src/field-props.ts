import type { FieldTexts } from "./field";

/** A control's own props, apart from those of the field around it. */
export const splitProps = <Props extends FieldTexts & { id?: string | undefined }>({
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  id,
  ...control
}: Props) => ({ field: { label, labelHidden, hint, error, optional, id }, control });
