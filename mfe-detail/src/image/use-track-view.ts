import { useSend } from "@promptfolio/host";
import { setImageCounts } from "@promptfolio/host/api/image-cache";
import { trackView } from "@promptfolio/host/api/viewing";
import { useQueryClient } from "@promptfolio/host/query";
import { useEffect } from "react";

/** Counts that the image was looked at. Whether that works is of no concern to the visitor. */
export const useTrackView = (imageId: string): void => {
  const send = useSend();
  const client = useQueryClient();
  useEffect(() => {
    const count = () =>
      send(trackView(imageId)).then(
        (counts) => setImageCounts(client, imageId, counts),
        (error: unknown) => console.warn("Not counted", error),
      );
    // A new guest's calls go one after the other: what was pressed while the page came goes first.
    const timer = setTimeout(() => void count());
    return () => clearTimeout(timer);
  }, [imageId, send, client]);
};
