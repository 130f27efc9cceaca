import { QueryClient } from "../query";
import { sampleImage } from "../testing/sample-image";
import { cacheImage, setImageCounts } from "./image-cache";
import { getImage, getImageBySlug, getImages, getSimilarImages } from "./images";
import { queryKeyOf } from "./request";

const image = sampleImage(1);
const other = sampleImage(2);
const listKey = queryKeyOf(getImages({ limit: 5 }).path);
const similarKey = queryKeyOf(getSimilarImages(other.id).path);
const imageKey = queryKeyOf(getImage(image.id).path);

describe("setImageCounts", () => {
  it("changes the image wherever it stands, and nothing else", () => {
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

  it("does not make a response look newer than it is", () => {
    const client = new QueryClient();
    client.setQueryData(imageKey, image, { updatedAt: 1000 });
    setImageCounts(client, image.id, { views: 11 });
    expect(client.getQueryState(imageKey)?.dataUpdatedAt).toBe(1000);
  });

  it("passes over responses of other kinds", () => {
    const client = new QueryClient();
    client.setQueryData(queryKeyOf("/filters"), { categories: ["A"] });
    client.setQueryData(queryKeyOf("/odd"), "text");
    setImageCounts(client, image.id, { views: 11 });
    expect(client.getQueryData(queryKeyOf("/odd"))).toBe("text");
  });
});

describe("rememberImage", () => {
  it("puts the image where its page looks for it", () => {
    const client = new QueryClient();
    cacheImage(client, image);
    expect(client.getQueryData(queryKeyOf(getImageBySlug(image.slug).path))).toBe(image);
    expect(client.getQueryData(imageKey)).toBe(image);
  });

  it("leaves a response of the image's own alone", () => {
    const client = new QueryClient();
    client.setQueryData(imageKey, image);
    cacheImage(client, { ...image, views: 0 });
    expect(client.getQueryData(imageKey)).toBe(image);
  });
});
