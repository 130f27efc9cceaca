import { styled } from "styled-components";
import { Grid, Stack } from "../../src/layout";
import { color, radius, type Space, space, type } from "../../src/theme/theme";
import { Specimen } from "../specimen";

const Swatch = styled.div<{ $color: string }>`
  ${type.caption}
  color: ${color.inkSoft};

  &::before {
    content: "";
    display: block;
    height: 3.5rem;
    margin-bottom: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${({ $color }) => $color};
  }
`;

const STYLES = {
  hero: "A poster and its secret",
  title: "A poster and its secret",
  heading: "A poster and its secret",
  subheading: "A poster and its secret",
  lead: "Look first, then break the seal and read how it was made.",
  body: "Every picture in the gallery was made from a prompt. You see the picture; the prompt is sealed.",
  small: "Every picture in the gallery was made from a prompt. You see the picture; the prompt is sealed.",
  label: "View Prompt (Uses 1 Credit)",
  caption: "1,284 views · 96 downloads · 41 copies",
  figure: "50,000+",
} as const;

const Line = styled.p<{ $style: keyof typeof STYLES }>`
  ${({ $style }) => type[$style]}
`;

const Bar = styled.div<{ $size: Space }>`
  height: ${space[2]};
  width: ${({ $size }) => space[$size]};
  background: ${color.ink};
`;

const STEPS: Space[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24];

export const Foundations = () => (
  <>
    <Specimen name="Colour" note="By meaning. Text pairs 4.5:1 or more, controls 3:1.">
      <Grid $min="7rem" $gap={4}>
        {Object.entries(color).map(([name, value]) => (
          <Swatch key={name} $color={value}>
            {name}
          </Swatch>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="Type" note="Bricolage Grotesque for headings, Instrument Sans for everything else.">
      <Stack $gap={5}>
        {Object.entries(STYLES).map(([name, text]) => (
          <Line key={name} $style={name as keyof typeof STYLES}>
            {text}
          </Line>
        ))}
      </Stack>
    </Specimen>
    <Specimen name="Space" note="Steps of 4 px.">
      <Stack $gap={2}>
        {STEPS.map((step) => (
          <Bar key={step} $size={step} />
        ))}
      </Stack>
    </Specimen>
  </>
);
