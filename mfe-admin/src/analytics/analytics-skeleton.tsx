import { LiveRegion } from "@promptfolio/ui/live-region";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Cards } from "./total-cards";

const Frame = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const AnalyticsSkeleton = () => (
  <Frame aria-busy>
    <LiveRegion>Loading analytics…</LiveRegion>
    <Cards>
      {["views", "users", "downloads", "active"].map((card) => (
        <Skeleton key={card} $height="9rem" $radius="card" />
      ))}
    </Cards>
    <Skeleton $height="22rem" $radius="card" />
  </Frame>
);
