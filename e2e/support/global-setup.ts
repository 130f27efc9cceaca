import { prepareData, removeOldData } from "./prepared-data";

/** Once for all workers, so that none of them waits for another. */
export default async function setup() {
  await removeOldData(await prepareData());
}
