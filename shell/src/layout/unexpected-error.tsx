import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Container } from "@promptfolio/ui/layout";
import { MessagePage } from "@promptfolio/ui/missing-page";
import { space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { BrandMark } from "./brand-mark";

const Brand = styled(Container)`
  ${type.subheading}
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding-top: ${space[8]};
`;

/** The last resort: the shell itself failed. Its links load the page again, as the router can't be relied on. */
export const UnexpectedError = () => (
  <main>
    <Brand>
      <BrandMark />
      {PRODUCT_NAME}
    </Brand>
    <MessagePage
      role="alert"
      title="Unexpected Application Error!"
      actions={
        <ButtonLink href="/" variant="primary" size="large">
          Back to Gallery
        </ButtonLink>
      }
    >
      Something broke that should not have. It has been reported. Loading the gallery again usually helps.
    </MessagePage>
  </main>
);
