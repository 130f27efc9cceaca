import { TextField } from "@promptfolio/ui/text-field";
import { space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { formatMoment } from "../../lib/format";

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

interface MadePreviewProps {
  remote: string;
  version: string;
  link: string;
  expires: string;
}

/** A link that was just created. It is not stored in the log. */
export const MadePreview = ({ remote, version, link, expires }: MadePreviewProps) => (
  <Stack>
    <TextField
      label="Link"
      hint="It is shown only now."
      value={link}
      readOnly
      onFocus={({ target }) => target.select()}
    />
    <p>
      <span>{`Anyone who opens it sees ${remote} ${version} until ${formatMoment(expires)}, `}</span>
      <span>{`or until the preview links of ${remote} are revoked.`}</span>
    </p>
  </Stack>
);
