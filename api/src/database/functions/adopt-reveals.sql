-- A guest's reveals of today count for the account that they sign in to, on all its devices. `p_day` is the viewer's
-- date.
-- Not `user_id IS NULL`: on a table without statistics the planner looks for that in the index of accounts, which leads
-- to the reveals of all guests.
-- Written in plpgsql, which looks up `viewer_day` only at run time: that file is applied later.
CREATE OR REPLACE FUNCTION adopt_reveals(p_user text, p_guest text, p_day date) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reveals r SET user_id = p_user FROM guests g
    WHERE g.id = p_guest AND r.guest_id = p_guest AND coalesce(r.user_id, '') = ''
      AND r.day >= viewer_day(now(), p_day, g.last_day, g.last_day_ends_at);
END $$;
