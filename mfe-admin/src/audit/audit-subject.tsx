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

/** The subject of an entry, with a link if it still exists. */
export const AuditSubject = ({ action, subject }: { action: string; subject: string }) => {
  const path = subjectPath(action, subject);
  return <Subject>{path === undefined ? subject : <Link to={path}>{subject}</Link>}</Subject>;
};
