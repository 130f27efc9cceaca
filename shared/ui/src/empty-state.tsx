import { EmptyDrawing, SearchDrawing } from "./state-drawings";
import { StateFrame, type StateProps, StateTitle } from "./state-frame";

const DRAWINGS = { empty: EmptyDrawing, search: SearchDrawing } as const;

/** Nothing to show: `empty` (nothing yet), or `search` (no matches). */
export const EmptyState = ({
  title,
  children,
  action,
  level = 2,
  drawing = "empty",
}: StateProps & { drawing?: keyof typeof DRAWINGS }) => {
  const Drawing = DRAWINGS[drawing];
  return (
    <StateFrame>
      <Drawing />
      <StateTitle as={`h${level}`}>{title}</StateTitle>
      {children && <p>{children}</p>}
      {action && <div>{action}</div>}
    </StateFrame>
  );
};
