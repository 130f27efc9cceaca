-- Adds an event to the sums of its day, in one of its category's 16 rows, so that concurrent writers rarely conflict.
-- Migrations 0007 and 0008 created this function with the trigger that calls it; later changes are made only here.
CREATE OR REPLACE FUNCTION count_event_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_category integer;
  v_shard integer;
BEGIN
  -- The image stays in its category, and isn't deleted, until the event is counted there too.
  SELECT n.category_number INTO v_category FROM image_counters n WHERE n.image_id = NEW.image_id FOR NO KEY UPDATE;
  IF FOUND AND v_category IS NULL THEN
    SELECT c.number INTO v_category FROM images i JOIN categories c ON c.name = i.category WHERE i.id = NEW.image_id;
    UPDATE image_counters n SET category_number = v_category WHERE n.image_id = NEW.image_id;
  END IF;
  v_shard := pg_backend_pid() % 16 + 16 * coalesce(v_category, 0);
  UPDATE daily_counts SET
      views = views + (NEW.kind = 'view')::integer,
      downloads = downloads + (NEW.kind = 'download')::integer,
      copies = copies + (NEW.kind = 'copy')::integer,
      sign_ups = sign_ups + (NEW.kind = 'signup')::integer
    WHERE day = NEW.day AND shard = v_shard;
  IF NOT FOUND THEN
    INSERT INTO daily_counts AS c (day, shard, views, downloads, copies, sign_ups)
      VALUES (
        NEW.day, v_shard, (NEW.kind = 'view')::integer, (NEW.kind = 'download')::integer,
        (NEW.kind = 'copy')::integer, (NEW.kind = 'signup')::integer
      )
      ON CONFLICT (day, shard) DO UPDATE SET
        views = c.views + excluded.views, downloads = c.downloads + excluded.downloads,
        copies = c.copies + excluded.copies, sign_ups = c.sign_ups + excluded.sign_ups;
  END IF;
  RETURN NULL;
END $$;
