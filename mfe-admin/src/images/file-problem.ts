import { UPLOAD } from "@promptfolio/contracts/limits";
import { formatFileSize } from "@promptfolio/lib/formats";
import { type PixelSize, pictureShapeProblem } from "@promptfolio/lib/picture-shape";

const HEAD_LENGTH = 12;

/** The same check as the server's: by content, ignoring the file's name. */
const isAcceptedType = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head);
  return (
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    text.startsWith("\xff\xd8\xff") ||
    (text.startsWith("RIFF") && text.slice(8) === "WEBP")
  );
};

/** In pixels; undefined if the browser can't decode the file. */
const sizeOf = async (file: File): Promise<PixelSize | undefined> => {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    // The browser gives no reason beyond "cannot be decoded".
    return undefined;
  }
};

/** Why a file can't be uploaded, in the server's words; undefined if it can. */
export const fileProblemOf = async (file: File): Promise<string | undefined> => {
  if (file.size > UPLOAD.bytes)
    return `The image must be ${UPLOAD.bytes / 1024 / 1024} MB at most; this file has ${formatFileSize(file.size)}.`;
  const head = new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
  if (!isAcceptedType(head)) return "The image must be a PNG, JPEG or WebP file.";
  const size = await sizeOf(file);
  if (size === undefined) return "The image file is damaged and can't be read.";
  if (size.width * size.height > UPLOAD.megapixels * 1_000_000)
    return `The image must have ${UPLOAD.megapixels} megapixels at most.`;
  return pictureShapeProblem(size);
};

export interface CheckedFile {
  file: File;
  problem: string | undefined;
}

/** One after another: a decoded picture takes up to 200 MB of memory. */
export const checkFiles = async (files: readonly File[]): Promise<CheckedFile[]> => {
  const checked: CheckedFile[] = [];
  for (const file of files) checked.push({ file, problem: await fileProblemOf(file) });
  return checked;
};
