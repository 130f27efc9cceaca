import { styled } from "styled-components";
import { drawingUrl } from "./drawing";

const Wide = styled.svg`
  width: 100%;
  max-width: 34rem;
  height: auto;
`;

const Compact = styled.svg`
  width: 9.5rem;
  height: auto;
`;

const Days = styled.svg`
  width: 100%;
  max-width: 13rem;
  height: 1.625rem;
`;

/** A prompt under glass with its lock, and today's views beside it as a row of marks. */
export const SealedDrawing = () => (
  <Wide viewBox="0 0 400 210" aria-hidden="true">
    <use href={drawingUrl("sealed")} />
  </Wide>
);

/** One picture in three sizes, each overlapping a corner of the larger one. */
export const FormatDrawing = () => (
  <Compact viewBox="0 0 152 132" aria-hidden="true">
    <use href={drawingUrl("formats")} />
  </Compact>
);

/** Uptime of thirty days, without an outage. */
export const UptimeDrawing = () => (
  <Days viewBox="0 0 208 26" preserveAspectRatio="none" aria-hidden="true">
    <use href={drawingUrl("uptime")} />
  </Days>
);
