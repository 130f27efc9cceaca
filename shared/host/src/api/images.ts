import type {
  BulkDelete,
  BulkResult,
  BulkUpdate,
  FilterOptions,
  Image,
  ImageList,
  ImageListQuery,
  ImageUpdate,
  SimilarImages,
} from "@promptfolio/contracts/api/images";
import { GALLERY } from "@promptfolio/contracts/limits";
import { apiPath } from "@promptfolio/lib/paths";
import { get, post, put, remove } from "./request";

export const getImages = (query: ImageListQuery) => get<ImageList>(apiPath("/images", query));
export const getImage = (id: string) => get<Image>(`/images/${encodeURIComponent(id)}`);
export const getImageBySlug = (slug: string) => get<Image>(`/images/by-slug/${encodeURIComponent(slug)}`);
export const getSimilarImages = (id: string, limit: number = GALLERY.similar) =>
  get<SimilarImages>(apiPath(`/images/${encodeURIComponent(id)}/similar`, { limit }));
export const getFilters = () => get<FilterOptions>("/filters");

/** `form` holds the fields of `NewImage` and the file as `image`. */
export const createImage = (form: FormData) => post<Image>("/images", form);
export const updateImage = (id: string, update: ImageUpdate) => put<Image>(`/images/${id}`, update);
/** `form` holds the new file as `image`. */
export const replaceImageFile = (id: string, version: number, form: FormData) =>
  put<Image>(apiPath(`/images/${id}/file`, { version }), form);
export const deleteImage = (id: string) => remove<void>(`/images/${id}`);
export const bulkUpdateImages = (change: BulkUpdate) => post<BulkResult>("/admin/images/bulk-update", change);
export const bulkDeleteImages = (change: BulkDelete) => post<BulkResult>("/admin/images/bulk-delete", change);
