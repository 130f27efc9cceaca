import type { Image } from "@promptfolio/contracts/api/images";
import { BelowFold, useHost } from "@promptfolio/host";
import { imagePath } from "@promptfolio/lib/image-link";
import { Button } from "@promptfolio/ui/button";
import { Heart, Share2 } from "@promptfolio/ui/icons";
import { PartBoundary } from "@promptfolio/ui/part-boundary";
import { DownloadButtons } from "../download/download-buttons";
import { ImageFacts } from "./image-facts";
import { Actions, PrintedUrl } from "./image-style";
import { PromptPanel } from "./prompt-panel";
import { useImageActions } from "./use-image-actions";
import { useTrackView } from "./use-track-view";

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
