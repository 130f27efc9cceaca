import type { Image } from "@promptfolio/contracts/api/images";
import { capitalized, formatCount } from "@promptfolio/lib/formats";
import { Facts } from "./image-style";

/** In UTC, so that the server and every browser render the same date. */
const dateOf = (time: string): string =>
  new Date(time).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

export const ImageFacts = ({ image }: { image: Image }) => (
  <Facts>
    {(["views", "downloads", "copies"] as const).map((name) => (
      <div key={name}>
        <dt>{capitalized(name)}</dt>
        <dd>{formatCount(image[name])}</dd>
      </div>
    ))}
    <div>
      <dt>Created</dt>
      <dd>
        <time dateTime={image.created_at}>{dateOf(image.created_at)}</time>
      </dd>
    </div>
  </Facts>
);
