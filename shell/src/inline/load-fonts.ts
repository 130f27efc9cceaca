import { WEB_FONTS } from "@promptfolio/ui/web-fonts";

/**
 * Adds the site's fonts to the page when all have been fetched, so that it is laid out once for them. As rules of a style
 * sheet they would cost a slow phone the first paint's time: browsers look up a system font for each size and weight of
 * text whose font is not there yet. The preloads in the document have their URLs.
 */
export const loadFonts = async (): Promise<void> => {
  const links = document.querySelectorAll<HTMLLinkElement>('link[as="font"]');
  const fonts = WEB_FONTS.flatMap(({ family, weights }, index) => {
    const url = links[index]?.href;
    return url === undefined ? [] : new FontFace(family, `url("${url}")`, { weight: weights });
  });
  // A font that can't be fetched is no error: its text keeps the system's font.
  await Promise.allSettled(fonts.map((font) => font.load()));
  for (const font of fonts) if (font.status === "loaded") document.fonts.add(font);
};
