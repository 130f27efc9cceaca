/** Names of what operating systems, file servers and disks put into any folder. */
const FOREIGN =
  /^(?:\._.*|\.DS_Store|\.Spotlight-V100|\.Trashes|\.fseventsd|Thumbs\.db|desktop\.ini|@eaDir|lost\+found|\.nfs[0-9a-f]+)$/i;

/** The subfolder through which contents are replaced. */
export const WORK = ".replacing";
/** Begins the name of a folder with what was replaced; it may be within its part. */
export const REPLACED = "before-restore-";

/** Whether a file or folder is no part of the data, so that it's neither copied, listed nor replaced. */
export const isSkipped = (name: string): boolean =>
  FOREIGN.test(name) || name === WORK || name.startsWith(REPLACED);
