import { UPLOAD } from "@promptfolio/contracts/limits";

export interface PixelSize {
  width: number;
  height: number;
}

/** Why a picture of this size can't be uploaded, with the numbers, for its sender; undefined if it can. */
export const pictureShapeProblem = ({ width, height }: PixelSize): string | undefined => {
  const { side, maxRatio } = UPLOAD;
  const [short, long] = width < height ? [width, height] : [height, width];
  const found = `this one has ${width}×${height}.`;
  if (short < side.min || long > side.max)
    return `Each side of the image must have ${side.min} to ${side.max} pixels; ${found}`;
  if (long > short * maxRatio)
    return `The longer side of the image must have at most ${maxRatio} times the pixels of the shorter one; ${found}`;
  return undefined;
};
