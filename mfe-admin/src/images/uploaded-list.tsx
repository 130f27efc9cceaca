import type { Image } from "@promptfolio/contracts/api/images";
import { Link } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { CircleCheck } from "@promptfolio/ui/icons";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const List = styled.ul.attrs({ role: "list" })`
  ${type.small}
  display: grid;
  gap: ${space[2]};

  &:not(:empty) {
    padding: ${space[3]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.positiveSoft};
  }

  li {
    display: flex;
    gap: ${space[2]};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.15rem;
    color: ${color.positive};
  }
`;

/** The images uploaded since the form opened, latest first, with links. */
export const UploadedList = ({ images }: { images: readonly Image[] }) => (
  <div role="status">
    <List>
      {images.map(({ id, title }, index) => (
        <li key={id}>
          <CircleCheck aria-hidden />
          <span>
            <Link to={imagePath(id, title)} target="_blank" rel="noopener">
              {`View “${title}”`}
            </Link>
            {index === 0 && <span> It is the first in the list below.</span>}
          </span>
        </li>
      ))}
    </List>
  </div>
);
