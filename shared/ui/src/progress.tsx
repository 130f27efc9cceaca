import { styled } from "styled-components";
import { color, radius, space, tabularNumbers, type } from "./theme/theme";

const Head = styled.div`
  ${type.small}
  ${tabularNumbers}
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[2]};
  color: ${color.inkSoft};
`;

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.375rem;
  appearance: none;
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.line};
  overflow: hidden;

  &::-webkit-progress-bar {
    background: ${color.line};
  }

  &::-webkit-progress-value {
    background: ${color.accent};
    border-radius: ${radius.pill};
  }

  &::-moz-progress-bar {
    background: ${color.accent};
    border-radius: ${radius.pill};
  }
`;

/** Progress, 0 to 1, with its name and percentage above. */
export const Progress = ({ label, value }: { label: string; value: number }) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div>
      <Head aria-hidden>
        <span>{label}</span>
        <span>{`${percent}%`}</span>
      </Head>
      <Bar aria-label={label} max={100} value={percent} />
    </div>
  );
};
