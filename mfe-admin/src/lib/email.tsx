import { Fragment } from "react";
import { styled } from "styled-components";

const Text = styled.span`
  overflow-wrap: break-word;
`;

/** An email address that wraps after its dots and its @ sign instead of inside words. */
export const Email = ({ address }: { address: string }) => (
  <Text translate="no">
    {address.split(/(?<=[@.])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address keep their order
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Text>
);
