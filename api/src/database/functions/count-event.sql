-- Counts an event once per viewer, image and day. Guests are counted only with a network: `p_network` is null for a
-- browser that hasn't sent its cookie yet. A network has at most 30 guest events of a kind counted per image and day.
-- Returns the image's count of that kind, or null if there is no such image.
CREATE OR REPLACE FUNCTION count_event(
  p_kind text, p_image text, p_user text, p_guest text, p_network text, p_utc_day date
) RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_is_counted boolean := p_user IS NOT NULL;
  v_count integer;
BEGIN
  IF p_user IS NOT NULL THEN
    PERFORM 1 FROM users WHERE id = p_user FOR UPDATE;
  END IF;
  IF NOT EXISTS (SELECT 1 FROM images WHERE id = p_image) THEN
    RETURN NULL;
  END IF;
  IF p_user IS NULL AND p_network IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM events e
    WHERE e.guest_id = p_guest AND e.day = p_utc_day AND e.kind = p_kind AND e.image_id = p_image
  ) THEN
    INSERT INTO event_usage AS u (network, day, kind, image_id, events)
      VALUES (p_network, p_utc_day, p_kind, p_image, 1)
      ON CONFLICT (network, day, kind, image_id) DO UPDATE SET events = u.events + 1 WHERE u.events < 30;
    v_is_counted := FOUND;
  END IF;
  IF v_is_counted THEN
    INSERT INTO events (day, kind, image_id, user_id, guest_id)
      VALUES (p_utc_day, p_kind, p_image, p_user, p_guest) ON CONFLICT DO NOTHING;
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
  END IF;
  SELECT CASE p_kind WHEN 'view' THEN views WHEN 'download' THEN downloads ELSE copies END
    INTO v_count FROM image_counters WHERE image_id = p_image;
  RETURN v_count;
END $$;
