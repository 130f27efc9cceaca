CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"shard" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"copies" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_counts_day_shard_pk" PRIMARY KEY("day","shard")
);
--> statement-breakpoint
CREATE FUNCTION count_event_of_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_shard integer := pg_backend_pid() % 16;
BEGIN
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
-- Days that are over take no events any more, so writers need not wait while these are summed up.
INSERT INTO daily_counts (day, shard, views, downloads, copies, sign_ups)
  SELECT day, 0, views, downloads, copies, sign_ups FROM daily_totals
  UNION ALL
  SELECT day, 0, count(*) FILTER (WHERE kind = 'view'), count(*) FILTER (WHERE kind = 'download'),
      count(*) FILTER (WHERE kind = 'copy'), count(*) FILTER (WHERE kind = 'signup')
    FROM events e
    WHERE day < current_date - 2 AND NOT EXISTS (SELECT FROM daily_totals t WHERE t.day = e.day)
    GROUP BY day;
--> statement-breakpoint
LOCK TABLE events IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO daily_counts (day, shard, views, downloads, copies, sign_ups)
  SELECT day, 0, count(*) FILTER (WHERE kind = 'view'), count(*) FILTER (WHERE kind = 'download'),
      count(*) FILTER (WHERE kind = 'copy'), count(*) FILTER (WHERE kind = 'signup')
    FROM events e
    WHERE day >= current_date - 2 AND NOT EXISTS (SELECT FROM daily_totals t WHERE t.day = e.day)
    GROUP BY day;
--> statement-breakpoint
CREATE TRIGGER events_counted AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION count_event_of_day();
