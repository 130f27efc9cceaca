-- The change in the number of users by day, and how many users who may sign in were active on that day.
-- Migration 0008 created this function with the triggers that call it; later changes are made only here.
CREATE OR REPLACE FUNCTION count_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_today date := (now() AT TIME ZONE 'UTC')::date;
  v_users integer := 0;
  v_active integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.role = 'user' THEN
    v_users := -1;
    v_active := -(OLD.status = 'active' AND (OLD.last_active_at AT TIME ZONE 'UTC')::date = v_today)::integer;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.role = 'user' THEN
    v_users := v_users + 1;
    v_active := v_active + (NEW.status = 'active' AND (NEW.last_active_at AT TIME ZONE 'UTC')::date = v_today)::integer;
  END IF;
  IF v_users <> 0 OR v_active <> 0 THEN
    INSERT INTO daily_counts AS c (day, shard, users, active_users)
      VALUES (v_today, pg_backend_pid() % 16, v_users, v_active)
      ON CONFLICT (day, shard) DO UPDATE SET
        users = c.users + excluded.users, active_users = c.active_users + excluded.active_users;
  END IF;
  RETURN NULL;
END $$;
