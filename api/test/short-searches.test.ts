import { and, sql } from "drizzle-orm";
import { images } from "../src/database/schema";
import { filterConditions } from "../src/images/repository/image-conditions";
import { ENGINES } from "./databases";
import { addImages, startApi } from "./test-api";

const IMAGES = 400;
const RARE = { title: "Quartz", category: "Xylem" };

/** A node in the plan of an executed statement, with the number of rows that it found. */
interface PlanNode {
  "Index Name"?: string;
  "Actual Rows": number;
  Plans?: PlanNode[];
}

const scansOf = (node: PlanNode): PlanNode[] => [
  ...(node["Index Name"] === undefined ? [] : [node]),
  ...(node.Plans ?? []).flatMap(scansOf),
];

it.each(ENGINES)("finds words of one and two letters with the index alone, on %s", async (engine) => {
  const { services } = await startApi(engine);
  await addImages(
    services,
    Array.from({ length: IMAGES }, (_, n) => (n % 100 === 0 ? RARE : {})),
  );
  for (const search of ["q", "qu", "x", "xy", "q xy"])
    await services.database.transaction(async (transaction) => {
      // On a table as small as this, a sequential scan would be faster.
      await transaction.execute(sql`SET LOCAL enable_seqscan = off`);
      const conditions = and(...filterConditions({ search }, false));
      const { rows } = await transaction.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        sql`EXPLAIN (ANALYZE, FORMAT JSON) SELECT ${images.id} FROM ${images} WHERE ${conditions}`,
      );
      const [explained] = rows;
      const scans = explained ? scansOf(explained["QUERY PLAN"][0].Plan) : [];
      expect(scans.map((scan) => scan["Index Name"])).toContain("images_search");
      // Without a prefix the index would return every image, and each would have to be checked.
      const found = scans.reduce((sum, scan) => sum + scan["Actual Rows"], 0);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(IMAGES / 10);
    });
});
