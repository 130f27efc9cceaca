import type { AuditEntry } from "@promptfolio/contracts/api/admin";
import { PRODUCT_SLUG } from "@promptfolio/contracts/product";
import { Link } from "@promptfolio/host/router";
import { color } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const DASHBOARD = `/admin/${PRODUCT_SLUG}/dashboard`;

/** The path of a user in the list of users. */
export const userPath = (id: string): string => `${DASHBOARD}?tab=users&search=${encodeURIComponent(id)}`;

/** The path of the page that shows an audit entry's subject; undefined for deleted and for multiple subjects. */
export const subjectPath = (action: string, subject: string): string | undefined => {
  const [kind, verb] = action.split(".", 2);
  if (verb === "delete" || verb === "erase") return undefined;
  if (kind === "image") return `/image/${subject}`;
  if (kind === "user") return userPath(subject);
  if (kind === "admin") return `${DASHBOARD}?tab=users#administrator-${encodeURIComponent(subject)}`;
  if (kind === "settings") return `${DASHBOARD}?tab=settings`;
  return undefined;
};

const Subject = styled.span`
  overflow-wrap: anywhere;

  a {
    color: ${color.accent};
    font-weight: 600;
  }
`;

/** The subject of an entry by its name, with a link if it still exists. */
export const AuditSubject = ({ action, subject, name }: Pick<AuditEntry, "action" | "subject" | "name">) => {
  const path = subjectPath(action, subject);
  // Entries of deleted accounts have no name.
  const text = name || subject;
  return <Subject>{path === undefined ? text : <Link to={path}>{text}</Link>}</Subject>;
};
