import { GALLERY } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { Link } from "@promptfolio/host/router";
import { SeenMost } from "@promptfolio/ui/seen-most";

/** Below the message that a page failed; nothing if they can't be had either. */
export default function OtherPosters() {
  const { data, isError } = useApiQuery(getImages({ limit: GALLERY.similar, sort: "views", order: "desc" }));
  return !isError && <SeenMost images={data?.images} link={Link} />;
}
