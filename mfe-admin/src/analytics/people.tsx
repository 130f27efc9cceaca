import type { AdminUser } from "@promptfolio/contracts/api/admin";
import { Link } from "@promptfolio/host/router";
import { Avatar } from "@promptfolio/ui/avatar";
import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { userPath } from "../audit/audit-subject";
import { Email } from "../lib/email";

const List = styled.ul.attrs({ className: "people" })`
  display: grid;
  gap: ${space[3]};

  li {
    ${type.small}
    ${tabularNumbers}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
  }

  div {
    flex: 1 1 7rem;
    min-width: 0;
    overflow-wrap: break-word;
  }

  a {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  p {
    color: ${color.inkSoft};
  }
`;

export const People = ({
  users,
  about,
}: {
  users: readonly AdminUser[];
  about: (user: AdminUser) => ReactNode;
}) => (
  <List>
    {users.map((user) => (
      <li key={user.id}>
        <Avatar name={user.name} />
        <div>
          <Link to={userPath(user.id)}>{user.name}</Link>
          <p>
            <Email address={user.email} />
          </p>
        </div>
        {about(user)}
      </li>
    ))}
  </List>
);
