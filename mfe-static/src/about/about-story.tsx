import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { Container } from "@promptfolio/ui/layout";
import { Picture } from "@promptfolio/ui/picture";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import sardines from "../templates/pictures/marisol-sardines.webp";
import train from "../templates/pictures/slow-train-north.webp";

const Frame = styled(Container)`
  display: grid;
  gap: ${space[10]};
  padding-block: ${space.section};

  ${media.large} {
    grid-template-columns: 6fr 5fr;
    gap: ${space[20]};
    align-items: center;
  }

  h2 {
    ${type.title}
    max-width: 10.2em;
  }

  p {
    max-width: 38.6em;
    margin-top: ${space[5]};
    color: ${color.inkSoft};
  }

  h2 + p {
    ${type.lead}
    color: ${color.ink};
  }
`;

/** Two posters, one slightly lower than the other. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  > * {
    border-radius: ${radius.small};
  }

  > :last-child {
    margin-top: ${space[16]};
  }
`;

export const AboutStory = () => (
  <Frame as="section" aria-labelledby="story-title">
    <div>
      <h2 id="story-title">It began with a folder of screenshots</h2>
      <p>
        Everyone we knew who made things with image generators had the same folder: pictures worth stealing
        from, and no idea what had been typed to get them.
      </p>
      <p>
        {PRODUCT_NAME} is that folder, put in order and hung in good light. Each poster, mockup, banner,
        social post and logo keeps its prompt behind glass until you ask for it. You pay with attention: a few
        views a day, spent on what you like.
      </p>
      <p>
        It is made for marketers with a launch on Thursday, for shop owners who are their own art department,
        and for designers who would rather start from a sentence than from an empty page.
      </p>
    </div>
    <Pair>
      <Picture
        src={sardines}
        alt="An illustrated poster of an open tin of five patterned sardines on pink and blue"
        {...PICTURE_SIZES.card}
      />
      <Picture
        src={train}
        alt="A vintage travel poster of a lit train crossing a viaduct at dusk under a full moon"
        {...PICTURE_SIZES.card}
      />
    </Pair>
  </Frame>
);
