import { color } from "@promptfolio/ui/theme";
import { renderToStaticMarkup } from "react-dom/server";
import { FormatDrawing, SealedDrawing, UptimeDrawing } from "./feature-drawings";
import { CopyDrawing, SealDrawing, WallDrawing } from "./step-drawings";

test("the drawings use the theme's colours only", () => {
  const markup = renderToStaticMarkup(
    [WallDrawing, SealDrawing, CopyDrawing, SealedDrawing, FormatDrawing, UptimeDrawing].map((Drawing) => (
      <Drawing key={Drawing.name} />
    )),
  );
  const colors = [...markup.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(colors.length).toBeGreaterThan(20);
  expect(["none", ...Object.values(color)]).toEqual(expect.arrayContaining(colors));
});
