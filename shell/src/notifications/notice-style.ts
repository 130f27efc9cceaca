import { focusRing, media, space } from "@promptfolio/shared/theme";
import {
  notice,
  noticeClose,
  noticeDescription,
  noticeTitle,
  noticeViewport,
} from "@promptfolio/shared/ui/toast-styles";
import { styled } from "styled-components";

/** Below the header; the stack has the foot of the page, so the two never meet. */
export const NoticeViewport = styled.ol`
  ${noticeViewport}
  inset: var(--header-height) 0 auto auto;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  ${media.large} {
    padding-inline-end: ${space[6]};
  }
`;

export const NoticeFrame = styled.li<{ $destructive: boolean }>`
  ${notice}
  ${focusRing}
`;

export const NoticeTitle = styled.strong`
  ${noticeTitle}
`;

export const NoticeDescription = styled.span`
  ${noticeDescription}
`;

export const NoticeClose = styled.span`
  ${noticeClose}
`;
