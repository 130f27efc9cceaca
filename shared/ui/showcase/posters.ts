const picture = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100" width="432" height="540">${body}</svg>`,
  )}`;

/** Inline SVG, so that the page needs no other files. */
export const POSTERS = [
  {
    title: "Morning, Slowly",
    alt: "Poster: a low orange sun over three bands of umber hills",
    thumbhash: "YIoWHgaIh/iIh2h3eHiHeHh4Z39QdAc=",
    src: picture(
      '<rect width="80" height="100" fill="#f3c58a"/><circle cx="52" cy="42" r="17" fill="#e2502a"/>' +
        '<path d="M0 58c18-12 34-4 46 2s24 2 34-4v44H0z" fill="#a84a24"/>' +
        '<path d="M0 74c20-8 30 4 46 4s22-8 34-8v30H0z" fill="#6b2d1a"/><path d="M0 90c24-8 52 6 80-4v14H0z" fill="#331512"/>',
    ),
  },
  {
    title: "Tide Tables",
    alt: "Poster: rings of blue and white around a dark centre",
    thumbhash: "6cYFFgKp4rGMt/Z6ppumb9e2pY9f+vg=",
    src: picture(
      '<rect width="80" height="100" fill="#e9eef0"/>' +
        [46, 38, 30, 22, 14, 6]
          .map(
            (radius, index) =>
              `<circle cx="30" cy="64" r="${radius}" fill="${index % 2 ? "#e9eef0" : "#12518f"}"/>`,
          )
          .join("") +
        '<rect x="52" y="8" width="20" height="20" fill="#0b2239"/>',
    ),
  },
  {
    title: "Night Garden",
    alt: "Poster: pale leaves crossing on a deep green ground",
    thumbhash: "pLgRFgIHR5h3eHiIh3qHd2d3BVx49Hc=",
    src: picture(
      '<rect width="80" height="100" fill="#0f3b2c"/>' +
        [10, 34, 58, 82]
          .map(
            (y, index) =>
              `<path d="M4 ${y + 8}C24 ${y - 18} 58 ${y - 14} 78 ${y - 4}C62 ${y + 20} 26 ${y + 24} 4 ${y + 8}z" fill="${index % 2 ? "#8fc79a" : "#e8f0c9"}"/>`,
          )
          .join("") +
        '<circle cx="62" cy="16" r="7" fill="#f4e36b"/>',
    ),
  },
] as const;
