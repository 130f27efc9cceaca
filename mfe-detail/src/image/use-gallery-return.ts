import { useLocation, useNavigate } from "@promptfolio/host/router";
import { readWalk } from "./walk";

/** Goes back to the gallery: to where the visitor left it, or to its top if the visitor came from elsewhere. */
export const useGalleryReturn = (): (() => void) => {
  const { gallery } = readWalk(useLocation().state);
  const navigate = useNavigate();
  return () => void (gallery > 0 ? navigate(-gallery) : navigate("/#explore"));
};
