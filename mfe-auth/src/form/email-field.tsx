import { TextField } from "@promptfolio/ui/text-field";
import { Mail } from "lucide-react";
import type { FieldTies } from "./use-auth-form";

/** An email address as the name of an account; password managers know it by `username`. */
export const EmailField = ({ label = "Email", ties }: { label?: string; ties: FieldTies }) => (
  <TextField
    {...ties}
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
