-- The viewer's current day: the last day until it ends, then the date in their time zone; never an earlier day.
CREATE OR REPLACE FUNCTION viewer_day(p_now timestamptz, p_day date, p_last date, p_last_ends timestamptz) RETURNS date
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_last_ends > p_now THEN p_last ELSE greatest(p_day, p_last) END
$$;
