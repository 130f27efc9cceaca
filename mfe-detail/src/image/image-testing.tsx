import type { PromptLimitState } from "@promptfolio/contracts/host-api";
import { QueryClient } from "@promptfolio/host/query";
import { useLocation } from "@promptfolio/host/router";
import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { render } from "@testing-library/react";
import ImagePage from "../pages/image-page";

export const image = sampleImage(1);
export const similar = [2, 3, 4, 5].map((number) => sampleImage(number));
export const PROMPT = "A tin of saffron on midnight velvet";
export const PATH = `/image/${image.slug}`;

const RESPONSES: FakeResponses = {
  [`GET /images/by-slug/${image.slug}`]: image,
  [`GET /images/${image.id}`]: image,
  [`GET /images/${image.id}/similar?limit=4`]: { images: similar },
  ...Object.fromEntries(similar.map((one) => [`GET /images/by-slug/${one.slug}`, one])),
  ...Object.fromEntries(
    similar.map((one) => [`GET /images/${one.id}/similar?limit=4`, { images: [image, ...similar] }]),
  ),
  ...Object.fromEntries(
    [image, ...similar].map((one) => [`POST /public/track-view/${one.id}`, { views: 11 }]),
  ),
};

const Address = () => {
  const { pathname } = useLocation();
  return <p data-testid="address">{pathname}</p>;
};

const page = (
  <>
    <Address />
    <ImagePage />
  </>
);

/** Renders the image page at a URL, with the pages that it links to. */
export const openPage = (
  path = PATH,
  responses: FakeResponses = {},
  limits: Partial<PromptLimitState> = {},
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
) => {
  const fake = createFakeHost({ ...RESPONSES, ...responses });
  fake.promptLimit.set({ ...fake.promptLimit.get(), ...limits });
  if (limits.isLoggedIn) fake.session.set({ kind: "user", id: "u", email: "u@example.org", name: "U" });
  const view = render(
    <main>
      <FakeHostFrame
        host={fake.host}
        path={path}
        client={client}
        pattern="/image/:imageParam"
        routes={[
          { path: "/image/:id/:slug", element: page },
          { path: "/", element: <p>The gallery</p> },
          { path: "/image", element: <ImagePage /> },
        ]}
      >
        {page}
      </FakeHostFrame>
    </main>,
  );
  return { ...fake, ...view };
};
