import { useSend } from "@promptfolio/host";
import { setImageCounts } from "@promptfolio/host/api/image-cache";
import { trackView } from "@promptfolio/host/api/viewing";
import { useQueryClient } from "@promptfolio/host/query";
import { useEffect } from "react";

/** Counts a view of the image. Failures are not shown. */
export const useTrackView = (imageId: string): void => {
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
