import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import pLimit from "p-limit";
import { hashPassword } from "../accounts/passwords";
import { insertAccount } from "../accounts/queries";
import type { Database, Queryable } from "../database/database";
import { insertImages, type NewImageRecord } from "../images/repository/write-images";
import { readPictureFile, storePicture } from "../images/store-picture";
import type { PictureLook } from "../media/pictures";
import { type DemoImage, readCollection } from "./collection";
import { DEMO_CREDENTIALS } from "./demo-accounts";
import { imageIds, insertHistory, insertPeople, markLoaded } from "./demo-repository";
import { demoPeople } from "./people";

const CONCURRENCY = 4;

const lookOf = ({ thumbhash, colors }: DemoImage): PictureLook | undefined =>
  thumbhash === undefined || colors === undefined ? undefined : { thumbhash, colors };

/** Stores the pictures that are missing and returns their records. */
const storeImages = async (
  database: Database,
  store: ObjectStore,
  folder: string,
): Promise<NewImageRecord[]> => {
  const known = new Set(await imageIds(database));
  const missing = (await readCollection(folder)).filter(({ id }) => !known.has(id));
  const pass = pLimit(CONCURRENCY);
  return Promise.all(
    missing.map((image) =>
      pass(async () => {
        const picture = await readPictureFile(image.id, image.picture, lookOf(image));
        await storePicture(store, image.picture, picture);
        return { ...image, picture };
      }),
    ),
  );
};

const loadPeople = async (database: Queryable, now: Date): Promise<void> => {
  const { user, admin } = DEMO_CREDENTIALS;
  const passwordHash = await hashPassword(user.password);
  await insertAccount(database, {
    role: "user",
    name: "Demo User",
    email: user.email,
    passwordHash,
    demo: true,
  });
  await insertAccount(database, {
    role: "admin",
    name: "Demo Administrator",
    email: admin.email,
    passwordHash: await hashPassword(admin.password),
    demo: true,
  });
  await insertPeople(database, demoPeople(now), passwordHash, now);
  await insertHistory(database, demoPeople(now), now);
};

/**
 * Adds the demo's images and, the first time, its people and its history. Loading again adds only missing images.
 * @returns how many images were added
 */
export const loadDemo = async (database: Database, store: ObjectStore, folder: string): Promise<number> => {
  const images = await storeImages(database, store, folder);
  await database.transaction(async (transaction) => {
    if (images.length > 0) await insertImages(transaction, images);
    if (await markLoaded(transaction)) await loadPeople(transaction, new Date());
  });
  return images.length;
};
