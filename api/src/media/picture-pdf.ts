/** The only file that uses the PDF library, which is loaded for the first PDF. */
import { SOURCE_TYPE_XMP } from "./picture-file";

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;

const pointsOf = (pixels: number): number => (pixels * POINTS_PER_INCH) / DOTS_PER_INCH;

/** One page with the size of a JPEG at 300 dpi. Contains no date, so the same picture and title give the same bytes. */
export const makePdf = async (jpeg: Buffer, title: string): Promise<Buffer> => {
  const { PDFDocument, PDFName } = await import("@cantoo/pdf-lib");
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  const metadata = document.context.stream(SOURCE_TYPE_XMP, { Type: "Metadata", Subtype: "XML" });
  document.catalog.set(PDFName.of("Metadata"), document.context.register(metadata));
  const picture = await document.embedJpg(jpeg);
  const size = { width: pointsOf(picture.width), height: pointsOf(picture.height) };
  document.addPage([size.width, size.height]).drawImage(picture, size);
  return Buffer.from(await document.save());
};
