import type { ResolvedMap } from "@promptfolio/contracts/page";
import { color, layer, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const Frame = styled.aside`
  ${type.label}
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline: ${space[4]};
  z-index: ${layer.toast};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  width: fit-content;
  margin-inline: auto;
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
`;

const WayOut = styled.a`
  color: inherit;
  text-decoration: underline;
`;

/**
 * Shows that this browser sees a version that others don't, with a link that leaves the preview. The server ends the
 * preview, so the link is not a route.
 */
export const PreviewBar = ({ preview }: { preview: ResolvedMap["preview"] }) =>
  preview ? (
    <Frame aria-label="Preview">
      <span>{`Preview of ${preview.remote} ${preview.version}: only this browser sees it.`}</span>
      <WayOut href="/releases/preview/off">Leave the preview</WayOut>
    </Frame>
  ) : null;
