import { Link } from "@promptfolio/shared/router";
import { color, font, measure, space, type } from "@promptfolio/shared/theme";
import { Button } from "@promptfolio/shared/ui/button";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

const Frame = styled.section`
  min-height: 70vh;
  padding: ${space.section} ${space.gutter};
  display: grid;
  place-content: center;
  justify-items: start;
  gap: ${space[4]};
  max-width: ${measure.article};
  margin-inline: auto;
`;

const Title = styled.h1`
  ${type.heading}
  &:focus {
    outline: none;
  }
`;

const Text = styled.p`
  ${type.lead}
  color: ${color.inkSoft};
  max-width: ${measure.text};
`;

const Actions = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  font-family: ${font.text};
`;

/** Stands where a page should be that could not be had, or that broke. The rest of the site goes on working. */
export const PageFailed = ({ remote, onRetry }: { remote: string; onRetry: () => void }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Frame role="alert" data-failed-remote={remote}>
      <Title ref={title} tabIndex={-1}>
        This page is taking a break
      </Title>
      <Text>
        Its part of the site could not be loaded just now. Everything else works as usual, and nothing of
        yours is lost. It has been reported.
      </Text>
      <Actions>
        <Button onClick={onRetry}>Retry</Button>
        <Link to="/">Back to Gallery</Link>
      </Actions>
    </Frame>
  );
};
