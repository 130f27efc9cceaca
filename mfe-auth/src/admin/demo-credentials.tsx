import { useApiQuery } from "@promptfolio/host";
import { getDemoCredentials } from "@promptfolio/host/api/accounts";
import { Button } from "@promptfolio/ui/button";
import { color, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Frame = styled.section`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin-top: ${space[5]};
  padding: ${space[4]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.control};

  h2 {
    ${type.label}
  }

  p {
    margin-top: ${space[1]};
    overflow-wrap: anywhere;
    color: ${color.inkSoft};
  }
`;

/** The demo administrator's credentials, while the server runs with demo data. */
export const DemoCredentials = ({ onUse }: { onUse: (email: string, password: string) => void }) => {
  const { data } = useApiQuery(getDemoCredentials());
  if (!data?.admin) return null;
  const { email, password } = data.admin;
  return (
    <Frame aria-labelledby="demo-credentials">
      <div>
        <h2 id="demo-credentials">Demo credentials</h2>
        <p>
          Email: <code>{email}</code>
          <br />
          Password: <code>{password}</code>
        </p>
      </div>
      <Button size="small" onClick={() => onUse(email, password)}>
        Fill in
      </Button>
    </Frame>
  );
};
