import { IMAGE_COLORS } from "@promptfolio/contracts/vocabulary";
import { styled } from "styled-components";
import { SWATCHES } from "./theme/swatches";
import { color } from "./theme/theme";

const Disc = styled.span`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: 1px solid ${color.control};
  border-radius: 50%;
  forced-color-adjust: none;
`;

/** A disc in one of the colours that pictures are found by; nothing for another. Its name must be beside it. */
export const Swatch = ({ name }: { name: string }) => {
  const known = IMAGE_COLORS.find((one) => one === name);
  return known && <Disc aria-hidden style={{ background: SWATCHES[known] }} />;
};
