import { LAZY_PICTURE } from "@promptfolio/contracts/limits";
import { type ImgHTMLAttributes, useEffect, useMemo, useRef, useState } from "react";
import { ImageOff } from "./icons";
import { Fallback, Frame, Image } from "./picture-style";
import { thumbhashGradient } from "./thumbhash-gradient";
import { useInSight } from "./use-in-sight";

export interface PictureProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** What the picture shows; empty if the text beside it describes that already. */
  alt: string;
  /** The picture's size in pixels: the box has this ratio from the first paint on. */
  width: number;
  height: number;
  /** Base64. */
  thumbhash?: string;
  /** Rendered in the HTML at once and fetched first: for the largest pictures of the first screen. */
  priority?: boolean;
  /** Rendered in the HTML, and fetched by the browser near the viewport: for what some windows show at once. */
  early?: boolean;
  /** Shown in the box if the picture cannot be loaded. */
  fallback?: string;
  className?: string;
}

type Outcome = "pending" | "loaded" | "failed";

/**
 * A picture in a box of fixed ratio, with a placeholder in its colours until it has loaded. One that failed is fetched
 * again when the browser is back online.
 */
export const Picture = (props: PictureProps) => {
  // Resets the state for another picture.
  return <OnePicture key={props.src} {...props} />;
};

const OnePicture = ({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  thumbhash,
  priority = false,
  early = false,
  fallback = "Image Preview",
  className,
}: PictureProps) => {
  const frame = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const inSight = useInSight(frame, LAZY_PICTURE);
  const wanted = priority || early || inSight;
  const [outcome, setOutcome] = useState<Outcome>("pending");
  const gradient = useMemo(() => (thumbhash ? thumbhashGradient(thumbhash) : undefined), [thumbhash]);

  // It may have loaded or failed before hydration.
  useEffect(() => {
    if (wanted && image.current?.complete) setOutcome(image.current.naturalWidth > 0 ? "loaded" : "failed");
  }, [wanted]);

  useEffect(() => {
    if (outcome !== "failed") return;
    const tryAgain = () => setOutcome("pending");
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [outcome]);

  const attributes: ImgHTMLAttributes<HTMLImageElement> = {
    sizes,
    srcSet,
    src,
    alt,
    dir: "auto",
    width,
    height,
  };
  return (
    <Frame
      ref={frame}
      className={className}
      {...(outcome === "pending" && !wanted && alt && { role: "img", "aria-label": alt })}
      {...(outcome === "pending" && gradient && { style: { backgroundImage: gradient } })}
      $width={width}
      $height={height}
      $waiting={outcome === "pending"}
    >
      {outcome === "failed" ? (
        <Fallback {...(alt && { role: "img", "aria-label": `${fallback}: ${alt}` })}>
          <ImageOff aria-hidden />
          <span>{fallback}</span>
        </Fallback>
      ) : wanted ? (
        <Image
          ref={image}
          {...attributes}
          decoding={priority ? "sync" : "async"}
          {...((priority || early) && { fetchPriority: "high" as const })}
          {...(early && { loading: "lazy" as const })}
          onLoad={() => setOutcome("loaded")}
          onError={() => setOutcome("failed")}
          $shown={priority || early || outcome === "loaded"}
        />
      ) : (
        <noscript>
          {/* The box around it has the name and the size. */}
          <Image src={src} alt="" loading="lazy" $shown />
        </noscript>
      )}
    </Frame>
  );
};
