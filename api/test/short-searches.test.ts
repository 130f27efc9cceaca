import { and, sql } from "drizzle-orm";
import { images } from "../src/database/schema";
import { filterConditions } from "../src/images/repository/image-conditions";
import { ENGINES } from "./databases";
import { addImages, startApi } from "./test-api";

const IMAGES = 400;
const RARE = { title: "Quartz", category: "Xylem" };

/** What an index scan found, in the plan of a statement that was run. */
interface PlanNode {
  "Index Name"?: string;
  "Actual Rows": number;
  Plans?: PlanNode[];
}

const scansOf = (node: PlanNode): PlanNode[] => [
  ...(node["Index Name"] === undefined ? [] : [node]),
  ...(node.Plans ?? []).flatMap(scansOf),
];

it.each(ENGINES)("words of one and two letters are found by the index alone, on %s", async (engine) => {
  const { services } = await startApi(engine);
  await addImages(
    services,
    Array.from({ length: IMAGES }, (_, n) => (n % 100 === 0 ? RARE : {})),
  );
  for (const search of ["q", "qu", "x", "xy", "q xy"])
    await services.database.transaction(async (transaction) => {
      // On a table this small reading everything would be quicker.
      await transaction.execute(sql`SET LOCAL enable_seqscan = off`);
      const conditions = and(...filterConditions({ search }, false));
      const { rows } = await transaction.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(
        sql`EXPLAIN (ANALYZE, FORMAT JSON) SELECT ${images.id} FROM ${images} WHERE ${conditions}`,
      );
      const [explained] = rows;
      const scans = explained ? scansOf(explained["QUERY PLAN"][0].Plan) : [];
      expect(scans.map((scan) => scan["Index Name"])).toContain("images_search");
      // Without a prefix the index would give every image, and each would have to be looked at.
      const found = scans.reduce((sum, scan) => sum + scan["Actual Rows"], 0);
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(IMAGES / 10);
    });
});
