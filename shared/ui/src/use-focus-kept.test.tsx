import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useFocusKept } from "./use-focus-kept";

const List = ({ names }: { names: string[] }) => {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} tabIndex={-1} data-testid="frame" {...useFocusKept(frame)}>
      <table>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <td>
                <button type="button">{`Edit ${name}`}</button>
                <button type="button">{`Delete ${name}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

test("after a deletion the next row's button has the focus, then the last row's, then the list", () => {
  const { rerender } = render(<List names={["Ada", "Bob", "Cy"]} />);
  screen.getByText("Delete Bob").focus();
  rerender(<List names={["Ada", "Cy"]} />);
  expect(screen.getByText("Delete Cy")).toHaveFocus();
  rerender(<List names={["Ada"]} />);
  expect(screen.getByText("Delete Ada")).toHaveFocus();
  rerender(<List names={[]} />);
  expect(screen.getByTestId("frame")).toHaveFocus();
});
