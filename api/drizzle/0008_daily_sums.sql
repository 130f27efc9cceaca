-- Writers take events and users in either order: this gives up, and is tried again, before they would be taken for deadlocked.
SET LOCAL lock_timeout = '500ms';
--> statement-breakpoint
LOCK TABLE events, users IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "categories" (
	"name" text PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"downloads" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "daily_counts" ADD COLUMN "users" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "daily_counts" ADD COLUMN "active_users" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "daily_counts" ADD COLUMN "category" integer GENERATED ALWAYS AS (shard / 16) STORED NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_event_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_shard integer;
BEGIN
  -- The image stays in its category, and isn't deleted, until the event is counted there too.
  PERFORM FROM image_counters n WHERE n.image_id = NEW.image_id FOR NO KEY UPDATE;
  v_shard := pg_backend_pid() % 16 + 16 * coalesce(
    (SELECT c.number FROM images i JOIN categories c ON c.name = i.category WHERE i.id = NEW.image_id), 0
  );
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
--> statement-breakpoint
CREATE FUNCTION name_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO categories (name)
    SELECT DISTINCT n.category FROM new_images n
      WHERE NOT EXISTS (SELECT FROM categories c WHERE c.name = n.category) ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts that an image begins with: of a collection, not of a day.
CREATE FUNCTION add_first_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories c SET views = c.views + added.views, downloads = c.downloads + added.downloads
    FROM (
      SELECT i.category, sum(n.views) AS views, sum(n.downloads) AS downloads
        FROM new_counters n JOIN images i ON i.id = n.image_id
        WHERE n.views <> 0 OR n.downloads <> 0 GROUP BY i.category
    ) added
    WHERE c.name = added.category;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An image takes its counts with it: into another category, or away.
CREATE FUNCTION move_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_views integer;
  v_downloads integer;
BEGIN
  SELECT n.views, n.downloads INTO v_views, v_downloads FROM image_counters n WHERE n.image_id = OLD.id FOR UPDATE;
  IF TG_OP = 'DELETE' THEN
    UPDATE categories c SET views = c.views - v_views, downloads = c.downloads - v_downloads
      WHERE c.name = OLD.category AND v_views IS NOT NULL;
    RETURN OLD;
  END IF;
  INSERT INTO categories (name) SELECT NEW.category
    WHERE NOT EXISTS (SELECT FROM categories c WHERE c.name = NEW.category) ON CONFLICT DO NOTHING;
  PERFORM FROM categories c WHERE c.name IN (OLD.category, NEW.category) ORDER BY c.name FOR UPDATE;
  UPDATE categories c SET
      views = c.views + CASE c.name WHEN NEW.category THEN v_views ELSE -v_views END,
      downloads = c.downloads + CASE c.name WHEN NEW.category THEN v_downloads ELSE -v_downloads END
    WHERE c.name IN (OLD.category, NEW.category) AND v_views IS NOT NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- How many accounts of users there are, as changes by day, and how many of those that may sign in were active on the day.
CREATE FUNCTION count_user() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER images_named AFTER INSERT ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION name_categories();
--> statement-breakpoint
CREATE TRIGGER images_recounted BEFORE UPDATE OF category ON images FOR EACH ROW
  WHEN (OLD.category <> NEW.category) EXECUTE FUNCTION move_counts();
--> statement-breakpoint
CREATE TRIGGER images_uncounted BEFORE DELETE ON images FOR EACH ROW EXECUTE FUNCTION move_counts();
--> statement-breakpoint
CREATE TRIGGER image_counters_begun AFTER INSERT ON image_counters
  REFERENCING NEW TABLE AS new_counters FOR EACH STATEMENT EXECUTE FUNCTION add_first_counts();
--> statement-breakpoint
CREATE TRIGGER users_counted AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION count_user();
--> statement-breakpoint
CREATE TRIGGER users_recounted AFTER UPDATE OF role, status, last_active_at ON users FOR EACH ROW
  WHEN ((OLD.role, OLD.status, (OLD.last_active_at AT TIME ZONE 'UTC')::date)
    IS DISTINCT FROM (NEW.role, NEW.status, (NEW.last_active_at AT TIME ZONE 'UTC')::date))
  EXECUTE FUNCTION count_user();
--> statement-breakpoint
INSERT INTO categories (name, views, downloads)
  SELECT i.category, coalesce(sum(n.views), 0), coalesce(sum(n.downloads), 0)
    FROM images i LEFT JOIN image_counters n ON n.image_id = i.id GROUP BY i.category ORDER BY i.category;
--> statement-breakpoint
-- Those of before, on a day that no event has.
INSERT INTO daily_counts (day, shard, users) SELECT '1970-01-01', 0, count(*) FROM users WHERE role = 'user' HAVING count(*) > 0;
--> statement-breakpoint
INSERT INTO daily_counts AS c (day, shard, active_users)
  SELECT (now() AT TIME ZONE 'UTC')::date, 0, count(*) FROM users
    WHERE role = 'user' AND status = 'active' AND last_active_at >= date_trunc('day', now(), 'UTC') HAVING count(*) > 0
  ON CONFLICT (day, shard) DO UPDATE SET active_users = c.active_users + excluded.active_users;
