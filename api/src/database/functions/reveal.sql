-- Spends a credit and returns the prompt, or the reason why not. `p_day` is the viewer's date, which ends at
-- `p_day_ends`. `p_user` needs `p_session`. `p_ceiling` is how many prompts guests of the network may reveal on a day
-- (UTC), 20 times the guest limit if null. `p_new_ceiling` and `p_site_network` are for new accounts
-- (`spend_of_new_account`).
-- Outcomes: revealed, repeated, limit, network, new-accounts, missing, signed-out.
--
-- Guest and account each have their own day, which doesn't end early whatever time zone is claimed. A reveal is stored
-- on the later of the two days, so it counts for both.
--
-- Locks rows in a fixed order to prevent deadlocks: guest, account, network, image.
-- Sequential scans are off: on empty tables they look cheapest, and the function's plans are cached until the next
-- ANALYZE.
CREATE OR REPLACE FUNCTION reveal(
  p_image text, p_user text, p_session text, p_guest text, p_network text, p_site_network text,
  p_now timestamptz, p_day date, p_day_ends timestamptz, p_utc_day date, p_ceiling integer, p_new_ceiling integer
) RETURNS TABLE (
  outcome text, prompt text, viewed integer, allowed integer, views integer, day date, day_ends timestamptz
)
LANGUAGE plpgsql SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  v_ceiling integer;
  v_guest_last date;
  v_guest_ends timestamptz;
  v_guest_day date;
  v_is_new_guest boolean := false;
  v_user_last date;
  v_user_ends timestamptz;
  v_user_day date;
  v_is_new_user boolean;
  v_is_repeated boolean;
BEGIN
  SELECT s.guest_limit, coalesce(p_ceiling, 20 * s.guest_limit) INTO allowed, v_ceiling FROM settings s WHERE s.id = 1;

  SELECT g.last_day, g.last_day_ends_at INTO v_guest_last, v_guest_ends FROM guests g WHERE g.id = p_guest FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO guests (id, last_day, last_day_ends_at) VALUES (p_guest, p_day, p_day_ends) ON CONFLICT DO NOTHING;
    v_is_new_guest := FOUND;
    IF NOT v_is_new_guest THEN
      SELECT g.last_day, g.last_day_ends_at INTO v_guest_last, v_guest_ends FROM guests g WHERE g.id = p_guest FOR UPDATE;
    END IF;
  END IF;
  v_guest_day := viewer_day(p_now, p_day, v_guest_last, v_guest_ends);

  IF p_user IS NOT NULL THEN
    SELECT u.daily_limit, u.last_day, u.last_day_ends_at,
        u.email_verified_at IS NULL AND u.joined_at > p_now - interval '1 day'
      INTO allowed, v_user_last, v_user_ends, v_is_new_user FROM users u
      WHERE u.id = p_user AND u.role = 'user' AND u.status = 'active'
        AND EXISTS (SELECT 1 FROM sessions x WHERE x.id = p_session AND x.user_id = p_user AND x.expires_at > now())
      FOR UPDATE;
    IF NOT FOUND THEN
      outcome := 'signed-out';
      day := v_guest_day;
      day_ends := p_day_ends;
      SELECT s.guest_limit INTO allowed FROM settings s WHERE s.id = 1;
      DELETE FROM guests g WHERE g.id = p_guest AND v_is_new_guest;
      RETURN NEXT;
      RETURN;
    END IF;
    v_user_day := viewer_day(p_now, p_day, v_user_last, v_user_ends);
    -- The same as `adopt_reveals`.
    UPDATE reveals r SET user_id = p_user
      WHERE r.guest_id = p_guest AND r.day >= v_guest_day AND coalesce(r.user_id, '') = '';
  END IF;

  -- A guest's row outlives their reveals, so a new guest has none.
  IF v_is_new_guest AND p_user IS NULL THEN
    viewed := 0;
    v_is_repeated := false;
  ELSE
    SELECT count(*), coalesce(bool_or(s.image_id = p_image), false) INTO viewed, v_is_repeated
      FROM revealed_images(p_guest, v_guest_day, p_user, v_user_day) s;
  END IF;
  SELECT r.prompt INTO prompt FROM read_prompts(ARRAY[p_image]) r;

  day := greatest(v_guest_day, v_user_day);
  day_ends := greatest(
    CASE WHEN v_guest_day = v_guest_last THEN v_guest_ends ELSE p_day_ends END,
    CASE WHEN v_user_day = v_user_last THEN v_user_ends WHEN p_user IS NOT NULL THEN p_day_ends END
  );
  IF prompt IS NULL THEN
    outcome := 'missing';
  ELSIF v_is_repeated THEN
    outcome := 'repeated';
  ELSIF viewed >= allowed THEN
    outcome := 'limit';
  ELSIF p_user IS NULL THEN
    INSERT INTO network_usage AS n (network, day, reveals) SELECT p_network, p_utc_day, 1 WHERE v_ceiling > 0
      ON CONFLICT (network, day) DO UPDATE SET reveals = n.reveals + 1 WHERE n.reveals < v_ceiling;
    outcome := CASE WHEN FOUND THEN 'revealed' ELSE 'network' END;
  ELSIF v_is_new_user AND NOT spend_of_new_account(p_network, p_site_network, p_utc_day, p_new_ceiling) THEN
    outcome := 'new-accounts';
  ELSE
    outcome := 'revealed';
  END IF;

  IF outcome = 'revealed' THEN
    viewed := viewed + 1;
    INSERT INTO reveals (day, image_id, user_id, guest_id) VALUES (day, p_image, p_user, p_guest);
    IF NOT v_is_new_guest AND (v_guest_last IS DISTINCT FROM v_guest_day OR v_guest_ends IS NULL) THEN
      UPDATE guests g SET last_day = v_guest_day, last_day_ends_at = p_day_ends, seen_at = now() WHERE g.id = p_guest;
    END IF;
    IF p_user IS NOT NULL THEN
      -- `last_active_at` is indexed: changing it every five minutes is enough.
      UPDATE users u SET
        last_day = v_user_day,
        last_day_ends_at = CASE WHEN v_user_day = v_user_last THEN u.last_day_ends_at ELSE p_day_ends END,
        views_on_last_day = viewed,
        -- With today's reveals of the guest, which `viewed` includes since they signed in.
        prompt_views = u.prompt_views
          + greatest(1, viewed - CASE WHEN v_user_day = v_user_last THEN u.views_on_last_day ELSE 0 END),
        last_active_at = CASE WHEN u.last_active_at < now() - interval '5 minutes' THEN now() ELSE u.last_active_at END
      WHERE u.id = p_user;
    END IF;
    INSERT INTO events (day, kind, image_id, user_id, guest_id)
      VALUES (p_utc_day, 'view', p_image, p_user, p_guest) ON CONFLICT DO NOTHING;
    IF FOUND THEN
      UPDATE image_counters c SET views = c.views + 1 WHERE c.image_id = p_image RETURNING c.views INTO views;
    END IF;
  ELSIF outcome <> 'repeated' THEN
    prompt := NULL;
    DELETE FROM guests g WHERE g.id = p_guest AND v_is_new_guest;
  END IF;
  IF prompt IS NOT NULL AND views IS NULL THEN
    SELECT c.views INTO views FROM image_counters c WHERE c.image_id = p_image;
  END IF;
  RETURN NEXT;
END $$;
