import { PRODUCT_NAME } from "@promptfolio/shared/contracts/product";
import { useHost, usePromptLimit, useSession } from "@promptfolio/shared/host";
import { Link, useNavigate } from "@promptfolio/shared/router";
import { color, layer, media, radius, space, tabularNumbers, type } from "@promptfolio/shared/theme";
import { styled } from "styled-components";
import { ThemeSwitch } from "./theme-switch";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[3]} ${space.gutter};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};
`;

const Name = styled(Link)`
  ${type.subheading}
  color: ${color.ink};
  text-decoration: none;
  margin-inline-end: auto;
`;

const Count = styled.span`
  ${type.label}
  ${tabularNumbers}
  color: ${color.inkSoft};
`;

const Left = styled.span`
  ${type.caption}
  ${tabularNumbers}
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accentStrong};
`;

const Action = styled(Link)`
  ${type.label}
  padding: ${space[2]} ${space[3]};
  color: ${color.ink};
  text-decoration: none;
  ${media.small} {
    padding-inline: ${space[4]};
  }
`;

const Plain = styled.button`
  ${type.label}
  padding: ${space[2]} ${space[3]};
  color: ${color.ink};
  background: none;
  border: 0;
  cursor: pointer;
`;

export const SiteHeader = () => {
  const session = useSession();
  const host = useHost();
  const navigate = useNavigate();
  const { viewedToday, limit, remaining } = usePromptLimit();
  return (
    <Bar>
      <Name to="/">{PRODUCT_NAME}</Name>
      <Count aria-label={`${viewedToday} of ${limit} prompts viewed today`}>
        {viewedToday}/{limit}
      </Count>
      {remaining > 0 && <Left>{remaining} left</Left>}
      <ThemeSwitch />
      {session.kind === "guest" ? (
        <>
          <Action to="/login">Login</Action>
          <Action to="/signup">Sign Up</Action>
        </>
      ) : (
        <Plain
          type="button"
          onClick={() => {
            host.session.signOut();
            navigate("/");
          }}
        >
          Logout
        </Plain>
      )}
    </Bar>
  );
};
