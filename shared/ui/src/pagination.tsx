import { styled } from "styled-components";
import { IconButton } from "./icon-button";
import { ChevronLeft, ChevronRight } from "./icons";
import { pageWindow } from "./page-window";
import { color, media, radius, space, tabularNumbers, type } from "./theme/theme";

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
`;

const Page = styled.button`
  ${type.label}
  ${tabularNumbers}
  min-width: 2.75rem;
  min-height: 2.75rem;
  border-radius: ${radius.control};
  text-align: center;
  color: ${color.inkSoft};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }

  &[aria-current="page"] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
`;

const Gap = styled.span`
  display: inline-block;
  min-width: ${space[6]};
  text-align: center;
  color: ${color.inkFaint};
`;

export interface PaginationProps {
  /** The navigation's accessible name: what is paged. */
  label: string;
  /** Starts at 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

export const Pagination = ({ label, page, pages, onChange }: PaginationProps) => (
  <nav aria-label={label}>
    <List>
      <li>
        <IconButton
          label="Previous page"
          icon={<ChevronLeft />}
          disabled={page <= 1}
          onClick={() => onChange(page - 1)}
        />
      </li>
      {pageWindow(page, pages).map((entry) => (
        <li key={entry}>
          {typeof entry === "number" ? (
            <Page
              type="button"
              aria-label={`Page ${entry}`}
              aria-current={entry === page ? "page" : undefined}
              onClick={() => onChange(entry)}
            >
              {entry}
            </Page>
          ) : (
            <Gap aria-hidden>…</Gap>
          )}
        </li>
      ))}
      <li>
        <IconButton
          label="Next page"
          icon={<ChevronRight />}
          disabled={page >= pages}
          onClick={() => onChange(page + 1)}
        />
      </li>
    </List>
  </nav>
);
