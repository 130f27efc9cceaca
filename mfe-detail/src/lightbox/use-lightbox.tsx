import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { getSimilarImages } from "@promptfolio/host/api/images";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useQueryClient } from "@promptfolio/host/query";
import { type ComponentType, useRef, useState } from "react";
import { NOTICES } from "../texts";

type Lightbox = ComponentType<{ images: readonly Image[]; onClose: () => void }>;

/** The picture in full size, with similar images beside it. The code is loaded when it is first opened. */
export const useLightbox = (image: Image) => {
  const { notifications, report } = useHost();
  const client = useQueryClient();
  const [Lightbox, setLightbox] = useState<Lightbox>();
  const [images, setImages] = useState<readonly Image[]>();
  const [isOpening, setIsOpening] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const open = async () => {
    setIsOpening(true);
    try {
      const { default: loaded } = await import("./lightbox");
      setLightbox(() => loaded);
    } catch (error) {
      report(error, "lightbox");
      notifications.notice(NOTICES.lightboxFailed);
      return;
    } finally {
      setIsOpening(false);
    }
    const similar = client.getQueryData<{ images: Image[] }>(queryKeyOf(getSimilarImages(image.id).path));
    setImages([image, ...(similar?.images ?? [])]);
  };

  const close = () => {
    setImages(undefined);
    opener.current?.focus({ preventScroll: true });
  };

  return {
    open,
    isOpening,
    opener,
    lightbox: Lightbox && images && <Lightbox images={images} onClose={close} />,
  };
};
