import { GALLERY } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { Link } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { MissingPage } from "@promptfolio/ui/missing-page";
import { Section } from "@promptfolio/ui/section";
import { TEXTS } from "../texts";
import { ImageRow } from "./similar-images";

/** Four other images, where the one that was asked for can't be shown. */
const OtherImages = () => {
  const { data, isError } = useApiQuery(getImages({ limit: GALLERY.similar, sort: "views", order: "desc" }));
  if (isError) return null;
  return (
    <Section title="Seen most on the wall" ground="surface" compact>
      <ImageRow images={data?.images} />
    </Section>
  );
};

/** Shown if the image doesn't exist. `title` says so, or what is wrong with the URL. */
export const ImageMissing = ({ title }: { title: string }) => (
  <>
    <MissingPage
      title={title}
      actions={
        <ButtonLink as={Link} to="/" variant="primary" size="large">
          {TEXTS.backToGallery}
        </ButtonLink>
      }
    >
      {TEXTS.notFoundExplained}
    </MissingPage>
    <OtherImages />
  </>
);
