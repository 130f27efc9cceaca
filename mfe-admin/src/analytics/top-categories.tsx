import type { Analytics } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { MeterBar } from "@promptfolio/ui/meter-bar";
import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { counted, formatPercent } from "../lib/format";

const List = styled.ol.attrs({ className: "categories" })`
  display: grid;
  gap: ${space[4]};

  p {
    ${type.small}
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[4]};
    overflow-wrap: break-word;
    margin-bottom: ${space[2]};
  }

  span {
    color: ${color.inkSoft};
  }
`;

export const TopCategories = ({ categories }: { categories: Analytics["topCategories"] }) => (
  <Panel title="Top Categories">
    {categories.length === 0 ? (
      <p>No category has been viewed yet.</p>
    ) : (
      <List>
        {categories.slice(0, ADMIN.topCategories).map(({ name, views, percentage }) => (
          <li key={name}>
            <p>
              <strong>{name}</strong>
              <span>{`${counted(views, "view")} · ${formatPercent(percentage)}`}</span>
            </p>
            <MeterBar label={name} value={percentage} max={100} text={formatPercent(percentage)} />
          </li>
        ))}
      </List>
    )}
  </Panel>
);
