import { TEXTS } from "./texts";

/**
 * How to reach the operator. The addresses are reserved for examples (RFC 2606) and the phone number cannot be
 * assigned: the operator enters real ones here.
 */
export const CONTACT = {
  email: "hello@promptfolio.example",
  support: "support@promptfolio.example",
  legal: "legal@promptfolio.example",
  privacy: "privacy@promptfolio.example",
  phone: "+91 11 0055 0142",
  phoneLink: "tel:+911100550142",
  hours: TEXTS.help.phoneHours,
  address: ["Promptfolio", "Second floor, 14 Gallery Lane", "New Delhi 110001", "India"],
} as const;
