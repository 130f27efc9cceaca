import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { ErrorState } from "@promptfolio/ui/error-state";
import { space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { BrandMark } from "./brand-mark";

const Frame = styled.main`
  display: grid;
  place-content: center;
  min-height: 100dvh;
  padding: ${space[8]} ${space.gutter};
`;

const Brand = styled.p`
  ${type.subheading}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
`;

/** The last resort: the shell itself failed. Its links load the page again, as the router can't be relied on. */
export const UnexpectedError = () => (
  <Frame>
    <Brand>
      <BrandMark />
      {PRODUCT_NAME}
    </Brand>
    <ErrorState
      level={1}
      title="Unexpected Application Error!"
      action={<ButtonLink href="/">Back to Gallery</ButtonLink>}
    >
      Something broke that should not have. It has been reported. Loading the gallery again usually helps.
    </ErrorState>
  </Frame>
);
