-- A guest's reveals of today count for the account that they sign in to, on all its devices and in the list of users.
-- `p_day` is the viewer's date. Locks the account before its reveals, as `reveal` does.
-- Not `user_id IS NULL`: on a table without statistics the planner looks for that in the index of accounts, which leads
-- to the reveals of all guests.
-- Written in plpgsql, which looks up `viewer_day` only at run time: that file is applied later.
CREATE OR REPLACE FUNCTION adopt_reveals(p_user text, p_guest text, p_day date) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_day date;
  v_ends timestamptz;
BEGIN
  PERFORM 1 FROM users u WHERE u.id = p_user FOR UPDATE;
  SELECT viewer_day(now(), p_day, g.last_day, g.last_day_ends_at), g.last_day_ends_at INTO v_day, v_ends
    FROM guests g WHERE g.id = p_guest;
  UPDATE reveals r SET user_id = p_user
    WHERE r.guest_id = p_guest AND coalesce(r.user_id, '') = '' AND r.day >= v_day;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  UPDATE users u SET
    prompt_views = u.prompt_views
      + greatest(0, own.viewed - CASE WHEN u.last_day = v_day THEN u.views_on_last_day ELSE 0 END),
    views_on_last_day = own.viewed,
    last_day_ends_at = CASE WHEN u.last_day = v_day THEN u.last_day_ends_at ELSE v_ends END,
    last_day = v_day
  FROM (SELECT count(DISTINCT r.image_id) AS viewed FROM reveals r WHERE r.user_id = p_user AND r.day >= v_day) own
  WHERE u.id = p_user AND coalesce(u.last_day, v_day) <= v_day;
END $$;
