import type { Image } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useHost, usePromptLimit } from "@promptfolio/host";
import { imagePath } from "@promptfolio/lib/image-link";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Button } from "@promptfolio/ui/button";
import { Eye, EyeOff } from "@promptfolio/ui/icons";
import { Picture } from "@promptfolio/ui/picture";
import { useId, useState } from "react";
import { Item, Prompt, Thumbnail, Title, Words } from "./viewed-today-style";

const SMALL = { width: 216, height: 270 };

export const SmallPicture = ({ image }: { image: Image }) => (
  <Thumbnail>
    <Picture
      src={optimizedImageUrl(image.imageUrl, SMALL)}
      {...PICTURE_SIZES.card}
      alt=""
      thumbhash={image.thumbhash}
    />
  </Thumbnail>
);

/** An image in today's list: its prompt can be opened again for free. */
export const ViewedImage = ({ image, onLeave }: { image: Image; onLeave: () => void }) => {
  const { promptLimit, notifications } = useHost();
  const { openPrompt } = usePromptLimit();
  const [isRevealing, setIsRevealing] = useState(false);
  const title = useId();
  const prompt = openPrompt?.id === image.id ? openPrompt.text : undefined;

  const reveal = async () => {
    setIsRevealing(true);
    const outcome = await promptLimit.reveal(image.id);
    setIsRevealing(false);
    if (outcome.status === "failed") notifications.toast("error", outcome.message, undefined, outcome.detail);
    if (outcome.status === "limit-reached") notifications.toast("error", "Daily prompt view limit reached.");
  };

  return (
    <Item>
      <SmallPicture image={image} />
      <Words>
        <Title id={title} to={imagePath(image.id, image.title)} onClick={onLeave} dir="auto">
          {image.title}
        </Title>
        <Button
          size="small"
          icon={prompt === undefined ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
          busy={isRevealing}
          aria-expanded={prompt !== undefined}
          aria-describedby={title}
          onClick={() => (prompt === undefined ? void reveal() : promptLimit.close())}
        >
          {prompt === undefined ? "View Prompt (Previously Viewed)" : "Hide Prompt"}
        </Button>
      </Words>
      {prompt !== undefined && (
        <Prompt dir="auto" aria-label={`Prompt of ${image.title}`} role="group">
          {prompt}
        </Prompt>
      )}
    </Item>
  );
};
