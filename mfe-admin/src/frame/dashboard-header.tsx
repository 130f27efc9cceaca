import { Link } from "@promptfolio/host/router";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { LogOut, ShieldCheck } from "@promptfolio/ui/icons";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { VisuallyHidden } from "@promptfolio/ui/visually-hidden";
import { styled } from "styled-components";
import { Email } from "../lib/email";
import { TEXTS } from "../texts";

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[6]} ${space[4]};

  ${media.medium} {
    flex-wrap: nowrap;
    align-items: baseline;
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-width: 0;

  h1 {
    ${type.heading}
  }

  p {
    ${type.small}
    color: ${color.inkSoft};
    overflow-wrap: break-word;
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
    color: ${color.accent};
  }
`;

export const DashboardHeader = ({ email, onLogout }: { email: string; onLogout: () => void }) => (
  <Frame>
    <Name>
      <h1>{TEXTS.frame.title}</h1>
      <Badge tone="accent" icon={<ShieldCheck aria-hidden />}>
        {TEXTS.frame.badge}
      </Badge>
      <p>
        <Link to="/account">
          <VisuallyHidden>Your account: </VisuallyHidden>
          <Email address={email} />
        </Link>
      </p>
    </Name>
    <Button size="small" icon={<LogOut />} onClick={onLogout}>
      Logout
    </Button>
  </Frame>
);
