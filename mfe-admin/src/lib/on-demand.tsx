import { Button } from "@promptfolio/ui/button";
import { ChevronDown, ChevronUp } from "@promptfolio/ui/icons";
import { media, space } from "@promptfolio/ui/theme";
import { type ReactNode, useState } from "react";
import { styled } from "styled-components";

const Toggle = styled(Button)<{ $always: boolean }>`
  justify-self: start;

  ${media.medium} {
    ${({ $always }) => !$always && "display: none;"}
  }
`;

const Content = styled.div<{ $open: boolean; $always: boolean; $column: string }>`
  display: ${({ $open, $always }) => ($open || !$always ? "contents" : "none")};

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
  /** Whether wider windows have the button too. Otherwise they always show the content, as if there were none. */
  always?: boolean;
  children: ReactNode;
}

/** What is shown when the button is pressed, on phones. */
export const OnDemand = ({ label, column = "100%", always = false, children }: OnDemandProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toggle
        size="small"
        icon={open ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        $always={always}
      >
        {label}
      </Toggle>
      <Content $open={open} $always={always} $column={column}>
        {children}
      </Content>
    </>
  );
};

/** "Filters", "Filters (2)" */
export const filtersLabel = (active: number): string => (active > 0 ? `Filters (${active})` : "Filters");
