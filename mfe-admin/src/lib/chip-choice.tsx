import { Chip } from "@promptfolio/ui/chip";
import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

interface ChipChoiceProps<Value> {
  label: string;
  options: readonly (readonly [value: Value, text: string])[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** Chips of which one is chosen. */
export const ChipChoice = <Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: ChipChoiceProps<Value>) => (
  <Group role="group" aria-label={label}>
    {options.map(([option, text]) => (
      <Chip key={option} pressed={option === value} onPress={() => onChoose(option)}>
        {text}
      </Chip>
    ))}
  </Group>
);
