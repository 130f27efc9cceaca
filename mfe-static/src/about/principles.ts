export const PRINCIPLES = [
  {
    title: "Pictures first",
    text: "Nobody should have to read a prompt to find out whether they like what it makes. The wall is open to everyone, without an account.",
  },
  {
    title: "A fair share for all",
    text: "Daily views keep the collection from being emptied by a script, and a prompt you have opened is yours to reread for free until the day is over.",
  },
  {
    title: "Whole prompts only",
    text: "We print what was typed, complete: no missing seed, no ‘magic words’ for sale elsewhere. If it does not make the picture, it does not hang.",
  },
  {
    title: "Said before you press",
    text: "Our buttons say what they cost before you press them, and our forms never say ‘sent’ when they cannot know.",
  },
] as const;
