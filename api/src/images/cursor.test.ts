import { IMAGE_SORT_KEYS } from "@promptfolio/contracts/api/images";
import fc from "fast-check";
import { Problem } from "../http/problem";
import { readCursor, writeCursor } from "./cursor";

const id = fc.stringMatching(/^[a-z0-9]{20,40}$/);
const order = fc.constantFrom("asc" as const, "desc" as const);
const texts = fc.tuple(
  fc.constantFrom("title" as const, "category" as const),
  fc.string({ maxLength: 120, unit: "grapheme" }),
);
const counts = fc.tuple(
  fc.constantFrom("views" as const, "downloads" as const),
  fc.nat({ max: 2_147_483_647 }),
);
const dates = fc.tuple(
  fc.constant("created_at" as const),
  fc
    .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString()),
);

describe("a cursor", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.oneof(texts, counts, dates), order, id, ([sort, value], direction, last) => {
        fc.pre(typeof value === "number" || (!value.includes("\u0000") && value.length <= 200));
        const position = { sort, order: direction, value, id: last };
        expect(readCursor(writeCursor(position), { sort, order: direction })).toEqual(position);
      }),
    );
  });

  it("is valid only for the list that it was issued for", () => {
    fc.assert(
      fc.property(
        counts,
        order,
        id,
        fc.constantFrom(...IMAGE_SORT_KEYS),
        order,
        ([sort, value], own, last, other, direction) => {
          fc.pre(other !== sort || direction !== own);
          const cursor = writeCursor({ sort, order: own, value, id: last });
          expect(() => readCursor(cursor, { sort: other, order: direction })).toThrow(Problem);
        },
      ),
    );
  });

  it("is rejected with a Problem if it is invalid", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((json) => Buffer.from(json).toString("base64url")),
        ),
        (cursor) => {
          expect(() => readCursor(cursor, { sort: "created_at", order: "asc" })).toThrow(Problem);
        },
      ),
    );
  });
});
