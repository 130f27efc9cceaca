-- All images that the guest or the account revealed, each since its own day began.
CREATE OR REPLACE FUNCTION revealed_images(p_guest text, p_guest_day date, p_user text, p_user_day date)
RETURNS TABLE (image_id text)
LANGUAGE sql STABLE AS $$
  SELECT r.image_id FROM reveals r WHERE r.guest_id = p_guest AND r.day >= p_guest_day
  UNION
  SELECT r.image_id FROM reveals r WHERE r.user_id = p_user AND r.day >= p_user_day
$$;
