import { useState } from "react";
import { Badge } from "../../src/badge";
import { Card } from "../../src/card";
import { Download, Eye, Users } from "../../src/icons";
import { Grid, Stack } from "../../src/layout";
import { MeterBar } from "../../src/meter-bar";
import { Progress } from "../../src/progress";
import { Sparkline } from "../../src/sparkline";
import { Stat } from "../../src/stat";
import { Cell, HeadCell, type SortDirection, Table } from "../../src/table";
import { Specimen } from "../specimen";

const VIEWS = [12, 18, 9, 22, 31, 28, 40, 36, 44, 39, 52, 61, 48, 66];

const ROWS = [
  { name: "Copper Bay Rovers", category: "Social Media", views: 12840, downloads: 962, status: "positive" },
  { name: "Halden Ferries", category: "Product Poster", views: 9312, downloads: 811, status: "warning" },
  {
    name: "Lantern Street Night Market",
    category: "Banner Design",
    views: 941,
    downloads: 87,
    status: "danger",
  },
  { name: "Pip Reads", category: "Logo Design", views: 77, downloads: 4, status: "positive" },
  { name: "Winter Gala", category: "Mockup Ads", views: 5120, downloads: 305, status: "positive" },
] as const;

const WORDS = { positive: "active", warning: "inactive", danger: "blocked" } as const;

const Images = () => {
  const [sort, setSort] = useState<SortDirection>("descending");
  const rows = [...ROWS].sort((a, b) => (sort === "ascending" ? a.views - b.views : b.views - a.views));
  return (
    <Table label="Images" maxHeight="15rem">
      <thead>
        <tr>
          <HeadCell onSort={() => undefined}>Title</HeadCell>
          <HeadCell>Category</HeadCell>
          <HeadCell>Status</HeadCell>
          <HeadCell
            numeric
            sort={sort}
            onSort={() => setSort(sort === "ascending" ? "descending" : "ascending")}
          >
            Views
          </HeadCell>
          <HeadCell numeric>Downloads</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.name} aria-selected={index === 1}>
            <th scope="row">{row.name}</th>
            <Cell>{row.category}</Cell>
            <Cell>
              <Badge tone={row.status}>{WORDS[row.status]}</Badge>
            </Cell>
            <Cell numeric>{row.views.toLocaleString("en")}</Cell>
            <Cell numeric>{row.downloads}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

export const Figures = () => (
  <>
    <Specimen name="Table" note="The head stays, numbers stand under each other.">
      <Images />
    </Specimen>
    <Specimen name="Stat" note="A figure with its name.">
      <Grid $min="13rem">
        <Card>
          <Stat
            label="Total Views"
            value="28,290"
            note="66 today"
            icon={<Eye />}
            trend={<Sparkline label="Views in the last 14 days, rising from 12 to 66 a day" values={VIEWS} />}
          />
        </Card>
        <Card>
          <Stat label="Total Users" value="10,412" note="312 active" icon={<Users />} />
        </Card>
        <Card>
          <Stat label="Downloads" value="2,169" note="7.7% of views" icon={<Download />} />
        </Card>
      </Grid>
    </Specimen>
    <Specimen name="Meter and progress" note="A share of a whole; how far something has come.">
      <Grid>
        <Stack $gap={4}>
          <MeterBar label="Daily usage" value={3} max={5} text="3 of 5 views" />
          <MeterBar label="Product Poster" value={82} max={100} tone="ink" />
          <MeterBar label="Daily usage, all" value={5} max={5} tone="warning" />
          <MeterBar label="Nothing yet" value={0} max={5} />
        </Stack>
        <Progress label="Uploading poster.png" value={0.64} />
      </Grid>
    </Specimen>
  </>
);
