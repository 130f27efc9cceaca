import type { PictureProps } from "./picture";
import { StillFrame, StillImage } from "./picture-style";
import { thumbhashGradient } from "./thumbhash-gradient";

/**
 * A picture for a `StaticPart`: the browser shows it without running any code, as soon as the page's first picture is
 * painted and it is near the viewport. If it can't be loaded, its placeholder stays, with the alternative text.
 */
export const StaticPicture = ({
  thumbhash,
  priority = false,
  width,
  height,
  ...image
}: Omit<PictureProps, "fallback" | "className">) => {
  const gradient = thumbhash ? thumbhashGradient(thumbhash) : undefined;
  return (
    <StillFrame {...(gradient && { style: { backgroundImage: gradient } })} $width={width} $height={height}>
      <StillImage
        {...(priority ? { fetchPriority: "high", decoding: "sync" } : { loading: "lazy", decoding: "async" })}
        {...image}
        dir="auto"
        width={width}
        height={height}
      />
    </StillFrame>
  );
};
