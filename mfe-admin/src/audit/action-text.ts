/** "image.bulk-update" → "Image: bulk update". Actions are named by the server; new ones read well without a list. */
export const actionText = (action: string): string => {
  const [subject = "", verb = ""] = action.split(".", 2);
  const readable = (word: string) => word.replaceAll("-", " ");
  const name = readable(subject);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${verb && `: ${readable(verb)}`}`;
};
