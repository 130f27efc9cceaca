import { styled } from "styled-components";
import { color } from "./theme/theme";

const Frame = styled.span`
  flex: none;
  display: inline-grid;
  place-content: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: 600 0.81rem / 1 var(--font-text);
  user-select: none;
`;

/** The first letters of the first and the last word of a name, in capitals. */
const initials = (name: string): string => {
  const words = name.split(/[\s@._-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase("en") ?? "").join("");
};

/** A person's initials. Decorative: show the name beside it. */
export const Avatar = ({ name }: { name: string }) => <Frame aria-hidden>{initials(name)}</Frame>;
