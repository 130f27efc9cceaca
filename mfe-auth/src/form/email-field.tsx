import { Mail } from "@promptfolio/ui/icons";
import { TextField } from "@promptfolio/ui/text-field";
import type { FieldProps } from "./use-auth-form";

/** An email address as the name of an account; password managers know it by `username`. */
export const EmailField = ({ label = "Email", fieldProps }: { label?: string; fieldProps: FieldProps }) => (
  <TextField
    {...fieldProps}
    label={label}
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
    placeholder="you@example.com"
    icon={<Mail />}
  />
);
