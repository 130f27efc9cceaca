import type { AuditEntry } from "@promptfolio/contracts/api/admin";
import { Link } from "@promptfolio/host/router";
import { color } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { subjectPath } from "./subject-path";

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
