import { IMAGE_SORT_KEYS, type ImageList } from "@promptfolio/contracts/api/images";
import { loadImages } from "../bench/data/load-images";
import { MAX_COUNTED } from "../src/images/repository/list-images";
import { ENGINES } from "./databases";
import { startApi } from "./test-api";

it.each(ENGINES)("lists all images alike with a search that all of them match, on %s", async (engine) => {
  const api = await startApi(engine);
  await loadImages(api.services.database, MAX_COUNTED + 20, () => undefined);
  const get = async (query: string) =>
    (await api.browser().request<ImageList>("GET", `/api/images?limit=15&${query}`)).body;

  for (const order of ["asc", "desc"])
    for (const sort of IMAGE_SORT_KEYS) {
      const query = `sort=${sort}&order=${order}`;
      const first = await get(query);
      expect(await get(`${query}&search=poster`)).toEqual({ ...first, total: MAX_COUNTED });
      const next = `${query}&cursor=${first.cursor}`;
      expect((await get(`${next}&search=poster`)).images).toEqual((await get(next)).images);
    }
  for (const seed of ["one", "two"]) {
    const query = `random=true&seed=${seed}`;
    expect((await get(`${query}&search=poster`)).images).toEqual((await get(query)).images);
  }
});
