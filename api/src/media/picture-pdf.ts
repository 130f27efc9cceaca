/** The only file that uses the PDF library, which is loaded for the first PDF. */
import { SOURCE_TYPE_XMP } from "./picture-file";
import type { RenderedPicture } from "./pictures";

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;

const pointsOf = (pixels: number): number => (pixels * POINTS_PER_INCH) / DOTS_PER_INCH;

/** One page with the size of a JPEG at 300 dpi. Contains no date, so the same picture and title give the same bytes. */
export const makePdf = async ({ bytes, width, height }: RenderedPicture, title: string): Promise<Buffer> => {
  const { PDFDocument, PDFName } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  const metadata = document.context.stream(SOURCE_TYPE_XMP, { Type: "Metadata", Subtype: "XML" });
  document.catalog.set(PDFName.of("Metadata"), document.context.register(metadata));
  const size = { width: pointsOf(width), height: pointsOf(height) };
  const page = document.addPage([size.width, size.height]);
  page.drawImage(await document.embedJpg(bytes), size);
  return Buffer.from(await document.save());
};
