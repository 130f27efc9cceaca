-- What a guest revealed today counts for the account they sign in to, on all its devices.
CREATE OR REPLACE FUNCTION adopt_reveals(p_user text, p_guest text, p_day date) RETURNS void
LANGUAGE sql AS $$
  UPDATE reveals SET user_id = p_user WHERE guest_id = p_guest AND day >= p_day AND user_id IS NULL
$$;
