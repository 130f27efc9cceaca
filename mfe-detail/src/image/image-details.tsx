import type { Image } from "@promptfolio/contracts/api/images";
import { BelowFold, useHost, useSend } from "@promptfolio/host";
import { setImageCounts } from "@promptfolio/host/api/image-cache";
import { trackView } from "@promptfolio/host/api/viewing";
import { useQueryClient } from "@promptfolio/host/query";
import { capitalized, formatCount } from "@promptfolio/lib/formats";
import { imagePath } from "@promptfolio/lib/image-link";
import { Button } from "@promptfolio/ui/button";
import { Heart, Share2 } from "@promptfolio/ui/icons";
import { PartBoundary } from "@promptfolio/ui/part-boundary";
import { useEffect } from "react";
import { DownloadButtons } from "../download/download-buttons";
import { Actions, Facts, PrintedUrl } from "./image-style";
import { PromptPanel } from "./prompt-panel";
import { useImageActions } from "./use-image-actions";

/** In UTC, so that the server and every browser render the same date. */
const dateOf = (time: string): string =>
  new Date(time).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });

const ImageFacts = ({ image }: { image: Image }) => (
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

/** Counts a view of the image. Failures are not shown. */
const useTrackView = (imageId: string): void => {
  const send = useSend();
  const client = useQueryClient();
  useEffect(() => {
    const count = () =>
      send(trackView(imageId)).then(
        (counts) => setImageCounts(client, imageId, counts),
        (error: unknown) => console.warn("Not counted", error),
      );
    // A new guest's requests are sent one after another: those of early input first.
    const timer = setTimeout(() => void count());
    return () => clearTimeout(timer);
  }, [imageId, send, client]);
};

/** The actions and facts below an image's title. */
export const ImageDetails = ({ image }: { image: Image }) => {
  const host = useHost();
  const actions = useImageActions(image);
  useTrackView(image.id);
  const report = (error: unknown) => host.report(error, "image panel");
  return (
    <>
      <PartBoundary report={report}>
        <PromptPanel image={image} actions={actions} />
      </PartBoundary>
      <PrintedUrl data-print="only">{host.origin + imagePath(image.id, image.title)}</PrintedUrl>
      <BelowFold>
        <Actions data-print="hide">
          <DownloadButtons
            image={image}
            busy={actions.busy === "download"}
            onDownload={(choice) => void actions.download(choice)}
          />
          <Button icon={<Share2 aria-hidden />} onClick={() => void actions.share()}>
            Share
          </Button>
          <Button variant="quiet" icon={<Heart aria-hidden />} onClick={actions.favor}>
            Add to Favorites
          </Button>
        </Actions>
        <div data-print="hide">
          <PartBoundary report={report}>
            <ImageFacts image={image} />
          </PartBoundary>
        </div>
      </BelowFold>
    </>
  );
};
