-- The allowance. Whoever spends locks rows in one order: browser, account, network, image. So nobody waits in a circle.

-- The only reader of prompts.
CREATE FUNCTION read_prompts(p_images text[]) RETURNS TABLE (image_id text, prompt text)
LANGUAGE sql STABLE AS $$
  SELECT p.image_id, p.prompt FROM prompts p WHERE p.image_id = ANY (p_images)
$$;
--> statement-breakpoint
-- What was seen on a viewer's day, by the browser and by the account together.
CREATE FUNCTION seen_on(p_day date, p_user text, p_browser text) RETURNS TABLE (image_id text)
LANGUAGE sql STABLE AS $$
  SELECT r.image_id FROM reveals r WHERE r.browser_id = p_browser AND r.day = p_day
  UNION
  SELECT r.image_id FROM reveals r WHERE r.user_id = p_user AND r.day = p_day
$$;
--> statement-breakpoint
-- What the browser saw as a guest counts for the account as well, also on the account's other browsers.
CREATE FUNCTION adopt_reveals(p_user text, p_browser text, p_day date) RETURNS void
LANGUAGE sql AS $$
  UPDATE reveals SET user_id = p_user WHERE browser_id = p_browser AND day >= p_day AND user_id IS NULL
$$;
--> statement-breakpoint
-- Counts an event once per viewer, image and day. Returns the image's count of that kind, or null without such an image.
CREATE FUNCTION count_once(p_kind text, p_image text, p_user text, p_browser text, p_utc_day date) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  v_new boolean;
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
  v_new := FOUND;
  IF v_new AND p_kind = 'download' AND p_user IS NOT NULL THEN
    UPDATE users SET downloads = downloads + 1 WHERE id = p_user;
  END IF;
  IF v_new THEN
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
CREATE FUNCTION reveal(
  p_image text, p_user text, p_token_version integer, p_browser text, p_network text,
  p_day date, p_day_ends timestamptz, p_utc_day date, p_ceiling integer
) RETURNS TABLE (outcome text, prompt text, viewed integer, allowed integer, views integer, day date)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_account users%ROWTYPE;
  v_settings settings%ROWTYPE;
  v_last date;
  v_again boolean;
BEGIN
  SELECT * INTO v_settings FROM settings;
  allowed := v_settings.guest_limit;
  day := p_day;

  INSERT INTO browsers (id) VALUES (p_browser) ON CONFLICT DO NOTHING;
  SELECT b.last_day INTO v_last FROM browsers b WHERE b.id = p_browser FOR UPDATE;
  day := greatest(day, v_last);

  IF p_user IS NOT NULL THEN
    SELECT * INTO v_account FROM users u
      WHERE u.id = p_user AND u.role = 'user' AND u.status = 'active' AND u.token_version = p_token_version
      FOR UPDATE;
    IF NOT FOUND THEN
      outcome := 'signed-out';
      DELETE FROM browsers b WHERE b.id = p_browser AND b.last_day IS NULL;
      RETURN NEXT;
      RETURN;
    END IF;
    allowed := v_account.daily_limit;
    day := greatest(day, v_account.last_day);
    PERFORM adopt_reveals(p_user, p_browser, day);
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
      WHERE n.network = p_network AND n.day = p_utc_day
        AND n.spent < coalesce(p_ceiling, 20 * v_settings.guest_limit);
    outcome := CASE WHEN FOUND THEN 'revealed' ELSE 'network' END;
  ELSE
    outcome := 'revealed';
  END IF;

  IF outcome = 'revealed' THEN
    viewed := viewed + 1;
    INSERT INTO reveals (day, image_id, user_id, browser_id) VALUES (day, p_image, p_user, p_browser);
    UPDATE browsers b SET last_day = day, seen_at = now() WHERE b.id = p_browser;
    UPDATE users u SET
      last_day = day, last_day_ends_at = p_day_ends + (day - p_day) * interval '1 day',
      views_on_last_day = viewed, prompt_views = u.prompt_views + 1, last_active_at = now()
    WHERE u.id = p_user;
    views := count_once('view', p_image, p_user, p_browser, p_utc_day);
  ELSIF outcome = 'repeated' THEN
    SELECT c.views INTO views FROM image_counters c WHERE c.image_id = p_image;
  ELSE
    prompt := NULL;
    DELETE FROM browsers b WHERE b.id = p_browser AND b.last_day IS NULL;
  END IF;
  RETURN NEXT;
END $$;
