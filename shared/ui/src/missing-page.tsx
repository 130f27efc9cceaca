import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Container, Row } from "./layout";
import { color, media, space, type } from "./theme/theme";

const Frame = styled(Container)`
  display: grid;
  gap: ${space[8]} ${space[16]};
  align-items: center;
  padding-block: clamp(${space[8]}, 5vw, ${space[20]});

  ${media.medium} {
    &:has(> svg) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
  }

  > svg {
    width: 100%;
    max-width: 30rem;
    height: auto;

    ${media.medium} {
      order: 1;
    }
  }

  h1 {
    ${type.hero}
  }

  p {
    ${type.lead}
    max-width: 29.3em;
    margin-block: ${space[5]} ${space[8]};
    color: ${color.inkSoft};
  }

  code {
    overflow-wrap: anywhere;
    color: ${color.ink};
  }
`;

const EmptyFrame = () => (
  <svg viewBox="0 0 480 420" aria-hidden="true">
    <path d="M0 396h480" stroke={color.line} strokeWidth="2" />
    <rect x="56" y="60" width="220" height="275" rx="4" fill={color.sunken} />
    <rect
      x="56"
      y="60"
      width="220"
      height="275"
      rx="4"
      fill="none"
      stroke={color.control}
      strokeDasharray="5 7"
    />
    <circle cx="166" cy="42" r="5" fill={color.ink} />
    <g transform="rotate(9 378 90)">
      <path d="m330 128 48-38 48 38" fill="none" stroke={color.control} strokeWidth="2" />
      <rect x="312" y="128" width="132" height="165" rx="3" fill={color.accent} />
      <circle cx="378" cy="188" r="32" fill={color.onAccent} />
      <path d="M312 244c44-22 88 20 132-6v52a3 3 0 0 1-3 3H315a3 3 0 0 1-3-3z" fill={color.ink} />
    </g>
    <circle cx="378" cy="90" r="5" fill={color.ink} />
    <g fill={color.surface} stroke={color.line}>
      <rect x="56" y="350" width="96" height="32" rx="3" />
    </g>
    <path d="M66 361h52M66 371h34" stroke={color.inkFaint} strokeWidth="3" strokeLinecap="round" />
  </svg>
);

interface MessagePageProps {
  title: string;
  /** One or two sentences. */
  children: ReactNode;
  /** Large buttons and links, the first of them primary. */
  actions: ReactNode;
  /** A drawing beside the text. */
  icon?: ReactNode;
  /** Announces the message when it appears. */
  role?: "alert";
}

/** A page that is a message: what is wrong, and the ways on. */
export const MessagePage = ({ title, children, actions, icon, role }: MessagePageProps) => (
  <Frame role={role}>
    {icon}
    <div>
      <h1>{title}</h1>
      <p>{children}</p>
      <Row>{actions}</Row>
    </div>
  </Frame>
);

/** The page in place of one that doesn't exist. */
export const MissingPage = (props: MessagePageProps) => <MessagePage {...props} icon={<EmptyFrame />} />;
