/** The six rights, in the order of the privacy page. */
export const USER_RIGHTS = [
  ["Access", "Ask what we hold about you, and receive a copy."],
  ["Rectification", "Have what is wrong corrected, and what is incomplete completed."],
  ["Erasure", "Have your account and what identifies you deleted."],
  ["Portability", "Take your data with you in a format that other services can read."],
  [
    "Object",
    "Object to a use that we base on our legitimate interest; we then stop, unless strong reasons stand against it.",
  ],
  ["Restrict", "Have a use paused while a question about it is settled."],
] as const;
