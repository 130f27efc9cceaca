import { TextField } from "@promptfolio/ui/text-field";
import { Stack } from "../../frame/stack";
import { formatMoment } from "../../lib/format";

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
