import type { Image } from "@promptfolio/contracts/api/images";
import type { ApiRequest } from "@promptfolio/contracts/host-api";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { render, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Explore from "./explore";
import { useScrollToResults, useSearchShortcut } from "./use-ways-in";

export const collectionOf = (count: number): Image[] =>
  Array.from({ length: count }, (_, index) => sampleImage(index + 1));

const OPTIONS = { categories: ["Product Poster", "Social Media"], tags: ["New"], themes: ["Modern", "Bold"] };

const limitOf = (path: string): number => Number(/limit=(\d+)/.exec(path)?.[1]);

/** A host that serves `GET /images` for any query from a collection, and records the requests. */
export const galleryHost = (collection = collectionOf(12), responses: Record<string, unknown> = {}) => {
  const requested: string[] = [];
  const fake = createFakeHost({ "GET /filters": OPTIONS, ...responses });
  const { send } = fake.host.http;
  fake.host.http.send = async <Body,>(request: ApiRequest<Body>): Promise<Body> => {
    if (!request.path.startsWith("/images?")) return send(request);
    requested.push(request.path);
    const images = collection.slice(0, limitOf(request.path));
    const list = {
      images,
      has_more: collection.length > images.length,
      cursor: null,
      total: collection.length,
    };
    // `GET /images` always returns a list.
    return list as Body;
  };
  return { ...fake, requested };
};

/** The gallery with what the page adds to it. */
const Gallery = () => {
  useSearchShortcut();
  useScrollToResults();
  return <Explore />;
};

export const renderGallery = ({ host }: Pick<ReturnType<typeof createFakeHost>, "host">, path = "/") =>
  render(
    <FakeHostFrame host={host} path={path}>
      <Gallery />
    </FakeHostFrame>,
  );

export const cards = (): HTMLElement[] => [...document.querySelectorAll("article")];
export const findCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));

/** Renders the gallery, and waits for its first cards. */
export const openGallery = async () => {
  const fake = galleryHost();
  renderGallery(fake);
  await findCards(5);
  return { ...fake, user: userEvent.setup() };
};
