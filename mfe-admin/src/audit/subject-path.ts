import { PRODUCT_SLUG } from "@promptfolio/contracts/product";

const DASHBOARD = `/admin/${PRODUCT_SLUG}/dashboard`;

/** The path of the page that shows an audit entry's subject; undefined for deleted and for multiple subjects. */
export const subjectPath = (action: string, subject: string): string | undefined => {
  const [kind, verb] = action.split(".", 2);
  if (verb === "delete") return undefined;
  if (kind === "image") return `/image/${subject}`;
  if (kind === "user") return `${DASHBOARD}?tab=users&search=${encodeURIComponent(subject)}`;
  if (kind === "admin") return `${DASHBOARD}?tab=users#administrator-${encodeURIComponent(subject)}`;
  if (kind === "settings") return `${DASHBOARD}?tab=settings`;
  return undefined;
};
