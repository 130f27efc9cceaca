import { makePicture } from "../../test/pictures";
import { inspectPicture, readPicture, UnusablePicture } from "./pictures";

describe("a picture whose thumbhash is known", () => {
  it("is read from its header, without decoding", async () => {
    const whole = await makePicture({ width: 300, height: 375, format: "jpeg" });
    const truncated = whole.subarray(0, whole.length / 2);
    await expect(inspectPicture(truncated)).rejects.toThrow(UnusablePicture);
    expect(await readPicture(truncated, "known")).toEqual({
      format: "jpeg",
      width: 300,
      height: 375,
      thumbhash: "known",
    });
  });

  it("must have an accepted type", async () => {
    const gif = await makePicture({ width: 300, height: 375, format: "gif" });
    await expect(readPicture(gif, "known")).rejects.toThrow("must be a PNG, JPEG or WebP");
  });
});
