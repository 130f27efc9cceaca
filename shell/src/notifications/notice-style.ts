import {
  notice,
  noticeClose,
  noticeDescription,
  noticeTitle,
  noticeViewport,
} from "@promptfolio/ui/toast-styles";
import { styled } from "styled-components";

/** Below the header; the stack is at the bottom of the page, so the two never overlap. */
export const NoticeViewport = styled.ol`
  /* Stronger than the style sheet's rule for lists, which takes their padding. */
  && {
    ${noticeViewport}
    inset: var(--header-height) 0 auto auto;
    width: min(26rem, 100%);
    pointer-events: none;
  }

  > * {
    pointer-events: auto;
  }
`;

export const NoticeFrame = styled.li<{ $destructive: boolean }>`
  ${notice}
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
