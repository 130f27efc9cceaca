import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router-dom";

const Filter = () => {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate("?filtered")}>
        Filter
      </button>
      <button type="button" onClick={() => navigate("#part")}>
        Same
      </button>
    </>
  );
};

/** A page with a button that changes the URL, which rerenders the page around the part under test. */
export const TestPage = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <Filter />
    {children}
  </MemoryRouter>
);
