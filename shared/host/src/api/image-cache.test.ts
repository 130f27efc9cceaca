import type { Image } from "@promptfolio/contracts/api/images";
import { QueryClient } from "../query";
import { sampleImage } from "../testing/sample-image";
import { findCachedImage, setImageCounts } from "./image-cache";
import { getImage, getImages, getSimilarImages } from "./images";
import { queryKeyOf } from "./request";

const image = sampleImage(1);
const other = sampleImage(2);
const listKey = queryKeyOf(getImages({ limit: 5 }).path);
const similarKey = queryKeyOf(getSimilarImages(other.id).path);
const imageKey = queryKeyOf(getImage(image.id).path);

describe("setImageCounts", () => {
  it("changes the image in every cached response, and nothing else", () => {
    const client = new QueryClient();
    const list = { images: [image, other], has_more: false, cursor: null, total: 2 };
    const elsewhere = { images: [other] };
    client.setQueryData(listKey, list);
    client.setQueryData(similarKey, elsewhere);
    client.setQueryData(imageKey, image);
    setImageCounts(client, image.id, { copies: 3 });
    expect(client.getQueryData(listKey)).toEqual({ ...list, images: [{ ...image, copies: 3 }, other] });
    expect(client.getQueryData(imageKey)).toEqual({ ...image, copies: 3 });
    expect(client.getQueryData(similarKey)).toBe(elsewhere);
  });

  it("keeps the age of the responses it changes", () => {
    const client = new QueryClient();
    client.setQueryData(imageKey, image, { updatedAt: 1000 });
    setImageCounts(client, image.id, { views: 11 });
    expect(client.getQueryState(imageKey)?.dataUpdatedAt).toBe(1000);
  });

  it("ignores other responses", () => {
    const client = new QueryClient();
    client.setQueryData(queryKeyOf("/filters"), { categories: ["A"] });
    client.setQueryData(queryKeyOf("/odd"), "text");
    setImageCounts(client, image.id, { views: 11 });
    expect(client.getQueryData(queryKeyOf("/odd"))).toBe("text");
  });
});

describe("findCachedImage", () => {
  const isWanted = ({ id }: Image) => id === image.id;

  it("finds an image in a list, and returns the time of that response", () => {
    const client = new QueryClient();
    client.setQueryData(queryKeyOf("/filters"), { categories: ["A"] });
    client.setQueryData(listKey, { images: [other, image] }, { updatedAt: 1000 });
    expect(findCachedImage(client, isWanted)).toEqual({ image, updatedAt: 1000 });
  });

  it("prefers the latest response", () => {
    const client = new QueryClient();
    const newer = { ...image, views: 11 };
    client.setQueryData(imageKey, newer, { updatedAt: 2000 });
    client.setQueryData(listKey, { images: [image] }, { updatedAt: 1000 });
    expect(findCachedImage(client, isWanted)?.image).toBe(newer);
  });

  it("treats an invalidated response as outdated", async () => {
    const client = new QueryClient();
    client.setQueryData(listKey, { images: [image] }, { updatedAt: 1000 });
    await client.invalidateQueries({ queryKey: listKey });
    expect(findCachedImage(client, isWanted)).toEqual({ image, updatedAt: 0 });
  });

  it("returns undefined for an empty cache", () => {
    expect(findCachedImage(new QueryClient(), isWanted)).toBeUndefined();
  });
});
