import { Chip } from "@promptfolio/ui/chip";
import { Row } from "@promptfolio/ui/layout";

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
  <Row $gap={2} role="group" aria-label={label}>
    {options.map(([option, text]) => (
      <Chip key={option} pressed={option === value} onPress={() => onChoose(option)}>
        {text}
      </Chip>
    ))}
  </Row>
);
