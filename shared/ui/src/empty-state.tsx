import { EmptyDrawing, SearchDrawing } from "./state-drawings";
import { StateFrame, type StateProps } from "./state-frame";

const DRAWINGS = { empty: <EmptyDrawing />, search: <SearchDrawing /> } as const;

/** Nothing to show: `empty` (nothing yet), or `search` (no matches). */
export const EmptyState = ({
  drawing = "empty",
  ...state
}: StateProps & { drawing?: keyof typeof DRAWINGS }) => <StateFrame {...state} icon={DRAWINGS[drawing]} />;
