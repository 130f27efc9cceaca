import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { AdministratorsPanel } from "../administrators/administrators-panel";
import { UserManagement } from "./user-management";

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding-bottom: ${space[12]};
`;

export default function UsersTab() {
  return (
    <Stack>
      <UserManagement />
      <AdministratorsPanel />
    </Stack>
  );
}
