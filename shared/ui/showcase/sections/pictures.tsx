import { useState } from "react";
import { styled } from "styled-components";
import { Avatar } from "../../src/avatar";
import { Badge } from "../../src/badge";
import { Button } from "../../src/button";
import { Card } from "../../src/card";
import { Grid, Row, Stack } from "../../src/layout";
import { Picture } from "../../src/picture";
import { Frame } from "../../src/picture-style";
import { SealedPrompt } from "../../src/sealed-prompt";
import { Skeleton } from "../../src/skeleton";
import { color, space, type } from "../../src/theme/theme";
import { thumbhashGradient } from "../../src/thumbhash-gradient";
import { Specimen } from "../specimen";

const picture = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100" width="432" height="540">${body}</svg>`,
  )}`;

/** Inline SVG, so that the page needs no other files. */
const POSTERS = [
  {
    title: "Morning, Slowly",
    alt: "Poster: a low orange sun over three bands of umber hills",
    thumbhash: "YIoWHgaIh/iIh2h3eHiHeHh4Z39QdAc=",
    src: picture(
      '<rect width="80" height="100" fill="#f3c58a"/><circle cx="52" cy="42" r="17" fill="#e2502a"/>' +
        '<path d="M0 58c18-12 34-4 46 2s24 2 34-4v44H0z" fill="#a84a24"/>' +
        '<path d="M0 74c20-8 30 4 46 4s22-8 34-8v30H0z" fill="#6b2d1a"/><path d="M0 90c24-8 52 6 80-4v14H0z" fill="#331512"/>',
    ),
  },
  {
    title: "Tide Tables",
    alt: "Poster: rings of blue and white around a dark centre",
    thumbhash: "6cYFFgKp4rGMt/Z6ppumb9e2pY9f+vg=",
    src: picture(
      '<rect width="80" height="100" fill="#e9eef0"/>' +
        [46, 38, 30, 22, 14, 6]
          .map(
            (radius, index) =>
              `<circle cx="30" cy="64" r="${radius}" fill="${index % 2 ? "#e9eef0" : "#12518f"}"/>`,
          )
          .join("") +
        '<rect x="52" y="8" width="20" height="20" fill="#0b2239"/>',
    ),
  },
  {
    title: "Night Garden",
    alt: "Poster: pale leaves crossing on a deep green ground",
    thumbhash: "pLgRFgIHR5h3eHiIh3qHd2d3BVx49Hc=",
    src: picture(
      '<rect width="80" height="100" fill="#0f3b2c"/>' +
        [10, 34, 58, 82]
          .map(
            (y, index) =>
              `<path d="M4 ${y + 8}C24 ${y - 18} 58 ${y - 14} 78 ${y - 4}C62 ${y + 20} 26 ${y + 24} 4 ${y + 8}z" fill="${index % 2 ? "#8fc79a" : "#e8f0c9"}"/>`,
          )
          .join("") +
        '<circle cx="62" cy="16" r="7" fill="#f4e36b"/>',
    ),
  },
] as const;

const PROMPT =
  "A tall brown glass bottle of cold-brew coffee on a travertine plinth, low sun from the left through a slatted " +
  "blind, long amber caustics across the stone, a single ice cube melting beside it. Medium-format look, 80 mm, " +
  "f/4, shallow focus on the label; palette of umber, apricot and bone with one deep blue shadow. Quiet, unhurried " +
  "morning mood. Space for two lines of type above the bottle. Poster, 4:5, 1080 by 1350.";

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};

  h3 {
    ${type.subheading}
    font-size: 1.125rem;
  }
`;

const Caption = styled.p`
  ${type.caption}
  color: ${color.inkSoft};
`;

const Sealed = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <SealedPrompt id={id} text={open ? PROMPT : undefined} />
      <Button wide onClick={() => setOpen(!open)}>
        {open ? "Prompt Revealed" : "View Prompt (Uses 1 Credit)"}
      </Button>
    </>
  );
};

export const Pictures = () => (
  <>
    <Specimen name="Card" note="A hairline, hardly any shadow; the picture up to the edges.">
      <Grid $min="15rem">
        {POSTERS.map((poster) => (
          <Card key={poster.title} $flush>
            <Picture
              src={poster.src}
              alt={poster.alt}
              width={432}
              height={540}
              thumbhash={poster.thumbhash}
            />
            <Body>
              <Row $gap={2}>
                <Badge>Product Poster</Badge>
                <Badge tone="outline">Minimalist</Badge>
              </Row>
              <h3>{poster.title}</h3>
              <Sealed id={poster.title} />
            </Body>
          </Card>
        ))}
        <Card $flush>
          <Skeleton $ratio="4 / 5" />
          <Body>
            <Skeleton $width="60%" $height="1.5rem" />
            <Skeleton $width="80%" $height="1.25rem" />
            <Skeleton $height="11.6rem" $radius="control" />
          </Body>
        </Card>
      </Grid>
    </Specimen>
    <Specimen name="Picture" note="In its own colours until it has loaded; then it fades in.">
      <Grid $min="9rem">
        {POSTERS.map(({ title, thumbhash }) => (
          <Stack key={title} $gap={2}>
            <Frame
              style={{ backgroundImage: thumbhashGradient(thumbhash) }}
              $width={4}
              $height={5}
              $waiting
            />
            <Caption>{title}, loading</Caption>
          </Stack>
        ))}
        <Stack $gap={2}>
          <Picture src="data:image/png;base64,AAAA" alt="A poster" width={4} height={5} priority />
          <Caption>Failed</Caption>
        </Stack>
        <Stack $gap={2}>
          <Picture src={POSTERS[0].src} alt="A poster, loaded" width={4} height={5} priority />
          <Caption>Priority</Caption>
        </Stack>
      </Grid>
    </Specimen>
    <Specimen name="Sealed prompt" note="Made-up shapes from the picture's id; never the real text.">
      <Grid $min="20rem">
        <SealedPrompt id="sealed-1" text={undefined} />
        <SealedPrompt id="sealed-2" text={PROMPT} />
      </Grid>
      <SealedPrompt id="sealed-3" text={PROMPT} grow lines={4} />
    </Specimen>
    <Specimen name="Skeleton" note="The place of what is coming, in its final size.">
      <Stack $gap={1} aria-busy>
        <Skeleton $width="40%" $height="1.75rem" />
        <Skeleton />
        <Skeleton />
        <Skeleton $width="70%" />
      </Stack>
    </Specimen>
    <Specimen name="Avatar" note="Initials.">
      <Row>
        <Avatar name="Ada Lovelace" />
        <Avatar name="Grace" />
        <Avatar name="émile zola" />
      </Row>
    </Specimen>
  </>
);
