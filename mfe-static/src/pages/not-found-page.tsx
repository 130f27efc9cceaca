import { GALLERY } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { Link, useLocation } from "@promptfolio/host/router";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { MissingPage } from "@promptfolio/ui/missing-page";
import { SeenMost } from "@promptfolio/ui/seen-most";
import { useEffect } from "react";
import { TEXTS } from "../texts";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  const { data, isError } = useApiQuery(getImages({ limit: GALLERY.similar, sort: "views", order: "desc" }));
  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", pathname);
  }, [pathname]);
  return (
    <>
      <MissingPage
        title={TEXTS.notFound}
        actions={
          <>
            <ButtonLink as={Link} to="/" variant="primary" size="large">
              Return to Home
            </ButtonLink>
            <ButtonLink as={Link} to="/help" size="large">
              Get help
            </ButtonLink>
          </>
        }
      >
        Nothing hangs at <code>{pathname}</code>. The picture may have been taken down, or the address has a
        slip in it.
      </MissingPage>
      {!isError && <SeenMost images={data?.images} link={Link} />}
    </>
  );
}
