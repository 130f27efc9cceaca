-- With empty tables an index by day alone looks as good as those of a browser and a user, and a function's plans are kept:
-- until the next ANALYZE each reveal would have read all of the day's.
DROP INDEX "reveals_day";
--> statement-breakpoint
-- The same rules as before, for less work; for the same reason without sequential scans.
-- Counts an event once per viewer, image and day. Returns the image's count of that kind, or null without such an image.
CREATE OR REPLACE FUNCTION count_once(p_kind text, p_image text, p_user text, p_browser text, p_utc_day date)
RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_count integer;
BEGIN
  IF p_user IS NOT NULL THEN
    PERFORM 1 FROM users WHERE id = p_user FOR UPDATE;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM images WHERE id = p_image) THEN
    RETURN NULL;
  END IF;
  INSERT INTO events (day, kind, image_id, user_id, browser_id)
    VALUES (p_utc_day, p_kind, p_image, p_user, p_browser) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    IF p_kind = 'download' AND p_user IS NOT NULL THEN
      UPDATE users SET downloads = downloads + 1 WHERE id = p_user;
    END IF;
    UPDATE image_counters SET
      views = views + (p_kind = 'view')::integer,
      downloads = downloads + (p_kind = 'download')::integer,
      copies = copies + (p_kind = 'copy')::integer
    WHERE image_id = p_image;
  END IF;
  SELECT CASE p_kind WHEN 'view' THEN views WHEN 'download' THEN downloads ELSE copies END
    INTO v_count FROM image_counters WHERE image_id = p_image;
  RETURN v_count;
END $$;
--> statement-breakpoint
-- Spends a credit and gives the prompt, or says why not. `p_day` is the viewer's date, which ends at `p_day_ends`; an
-- account is given with the version of its token; `p_ceiling` is the most that guests of the network may spend on a
-- day (UTC), 20 times the guest limit if null. Outcomes: revealed, repeated, limit, network, missing, signed-out.
CREATE OR REPLACE FUNCTION reveal(
  p_image text, p_user text, p_token_version integer, p_browser text, p_network text,
  p_day date, p_day_ends timestamptz, p_utc_day date, p_ceiling integer
) RETURNS TABLE (outcome text, prompt text, viewed integer, allowed integer, views integer, day date)
LANGUAGE plpgsql SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_ceiling integer;
  v_browser_day date;
  v_account_day date;
  v_again boolean;
BEGIN
  SELECT s.guest_limit, coalesce(p_ceiling, 20 * s.guest_limit) INTO allowed, v_ceiling FROM settings s WHERE s.id = 1;
  day := p_day;

  SELECT b.last_day INTO v_browser_day FROM browsers b WHERE b.id = p_browser FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO browsers (id) VALUES (p_browser) ON CONFLICT DO NOTHING;
    SELECT b.last_day INTO v_browser_day FROM browsers b WHERE b.id = p_browser FOR UPDATE;
  END IF;
  day := greatest(day, v_browser_day);

  IF p_user IS NOT NULL THEN
    SELECT u.daily_limit, u.last_day INTO allowed, v_account_day FROM users u
      WHERE u.id = p_user AND u.role = 'user' AND u.status = 'active' AND u.token_version = p_token_version
      FOR UPDATE;
    IF NOT FOUND THEN
      outcome := 'signed-out';
      SELECT s.guest_limit INTO allowed FROM settings s WHERE s.id = 1;
      DELETE FROM browsers b WHERE b.id = p_browser AND b.last_day IS NULL;
      RETURN NEXT;
      RETURN;
    END IF;
    day := greatest(day, v_account_day);
    -- As `adopt_reveals`.
    UPDATE reveals r SET user_id = p_user WHERE r.browser_id = p_browser AND r.day >= day AND r.user_id IS NULL;
  END IF;

  SELECT count(*), coalesce(bool_or(s.image_id = p_image), false) INTO viewed, v_again
    FROM seen_on(day, p_user, p_browser) s;
  SELECT r.prompt INTO prompt FROM read_prompts(ARRAY[p_image]) r;

  IF prompt IS NULL THEN
    outcome := 'missing';
  ELSIF v_again THEN
    outcome := 'repeated';
  ELSIF viewed >= allowed THEN
    outcome := 'limit';
  ELSIF p_user IS NULL THEN
    INSERT INTO networks (network, day, spent) VALUES (p_network, p_utc_day, 0) ON CONFLICT DO NOTHING;
    UPDATE networks n SET spent = n.spent + 1
      WHERE n.network = p_network AND n.day = p_utc_day AND n.spent < v_ceiling;
    outcome := CASE WHEN FOUND THEN 'revealed' ELSE 'network' END;
  ELSE
    outcome := 'revealed';
  END IF;

  IF outcome = 'revealed' THEN
    viewed := viewed + 1;
    INSERT INTO reveals (day, image_id, user_id, browser_id) VALUES (day, p_image, p_user, p_browser);
    IF v_browser_day IS DISTINCT FROM day THEN
      UPDATE browsers b SET last_day = day, seen_at = now() WHERE b.id = p_browser;
    END IF;
    IF p_user IS NOT NULL THEN
      -- A last active time to five minutes, as for other calls: a change of it is a change of an index.
      UPDATE users u SET
        last_day = day, last_day_ends_at = p_day_ends + (day - p_day) * interval '1 day',
        views_on_last_day = viewed, prompt_views = u.prompt_views + 1,
        last_active_at = CASE WHEN u.last_active_at < now() - interval '5 minutes' THEN now() ELSE u.last_active_at END
      WHERE u.id = p_user;
    END IF;
    INSERT INTO events (day, kind, image_id, user_id, browser_id)
      VALUES (p_utc_day, 'view', p_image, p_user, p_browser) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      UPDATE image_counters c SET views = c.views + 1 WHERE c.image_id = p_image RETURNING c.views INTO views;
    END IF;
  ELSIF outcome <> 'repeated' THEN
    prompt := NULL;
    DELETE FROM browsers b WHERE b.id = p_browser AND b.last_day IS NULL;
  END IF;
  IF prompt IS NOT NULL AND views IS NULL THEN
    SELECT c.views INTO views FROM image_counters c WHERE c.image_id = p_image;
  END IF;
  RETURN NEXT;
END $$;
