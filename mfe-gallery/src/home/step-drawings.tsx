import { type DrawingName, drawingUrl } from "./drawing";

/** The drawing of a step. */
export const StepDrawing = ({ name }: { name: DrawingName }) => (
  <svg viewBox="0 0 320 220" aria-hidden="true">
    <use href={drawingUrl(name)} />
  </svg>
);
