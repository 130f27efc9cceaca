import { Button } from "@promptfolio/ui/button";
import { ChevronDown, ChevronUp } from "@promptfolio/ui/icons";
import { media, space } from "@promptfolio/ui/theme";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

const Toggle = styled(Button)`
  justify-self: start;

  ${media.medium} {
    display: none;
  }
`;

const Content = styled.div<{ $open: boolean; $column: string }>`
  display: contents;

  ${media.narrow} {
    display: ${({ $open }) => ($open ? "grid" : "none")};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $column }) => $column}), 1fr));
    align-items: end;
    gap: ${space[3]};
    width: 100%;
  }
`;

interface OnDemandProps {
  label: string;
  /** The least width of a column, if there may be several. */
  column?: string;
  children: ReactNode;
}

/** What phones show when the button is pressed; wider windows always show it, as if there were no button. */
export const OnDemand = ({ label, column = "100%", children }: OnDemandProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toggle
        size="small"
        icon={open ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Toggle>
      <Content $open={open} $column={column}>
        {children}
      </Content>
    </>
  );
};

/** "Filters", "Filters (2)" */
export const filtersLabel = (active: number): string => (active > 0 ? `Filters (${active})` : "Filters");
