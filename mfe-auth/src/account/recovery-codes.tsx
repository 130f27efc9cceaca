import { Stack } from "@promptfolio/ui/layout";
import { color, radius, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  font-family: monospace;
`;

/** New recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  if (codes.length === 0) return null;
  return (
    <Stack $gap={3} role="status">
      <p>
        Keep these recovery codes in a safe place, as they are not shown again. Each signs you in once, with
        your password, when you have no passkey at hand.
      </p>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
    </Stack>
  );
};
