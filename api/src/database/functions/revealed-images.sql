-- The images that the guest and the account revealed on a viewer's day, taken together.
CREATE OR REPLACE FUNCTION revealed_images(p_day date, p_user text, p_guest text) RETURNS TABLE (image_id text)
LANGUAGE sql STABLE AS $$
  SELECT r.image_id FROM reveals r WHERE r.guest_id = p_guest AND r.day = p_day
  UNION
  SELECT r.image_id FROM reveals r WHERE r.user_id = p_user AND r.day = p_day
$$;
