-- Counts an attempt by some rules. `p_rules` is an array of {key, free, delay, maxDelay, ttl}: `free` attempts cause no
-- delay, each further one blocks the key for `delay` seconds, doubled each time up to `maxDelay`; after `ttl` seconds
-- without an attempt the count starts again. An attempt counts before its outcome is known, so that concurrent attempts
-- aren't free. Returns the seconds to wait; 0: the attempt may proceed.
CREATE OR REPLACE FUNCTION throttle_attempt(p_rules jsonb) RETURNS double precision
LANGUAGE plpgsql AS $$
DECLARE
  v_rule record;
  v_row throttles%ROWTYPE;
  v_now timestamptz;
  v_wait double precision := 0;
  v_added text[] := '{}';
BEGIN
  -- In the order of the keys, to prevent deadlocks.
  FOR v_rule IN SELECT * FROM jsonb_to_recordset(p_rules) AS r (key text) ORDER BY key LOOP
    INSERT INTO throttles (key, attempts, blocked_until, expires_at)
      VALUES (v_rule.key, 0, 'epoch', 'infinity') ON CONFLICT DO NOTHING;
    IF FOUND THEN
      v_added := v_added || v_rule.key;
    END IF;
    SELECT * INTO v_row FROM throttles WHERE key = v_rule.key FOR UPDATE;
    v_wait := greatest(v_wait, extract(epoch FROM v_row.blocked_until - clock_timestamp()));
  END LOOP;
  IF v_wait > 0 THEN
    -- Otherwise every account that a blocked network tries would leave a row.
    DELETE FROM throttles WHERE key = ANY (v_added);
    RETURN v_wait;
  END IF;
  v_now := clock_timestamp();
  UPDATE throttles t SET
      attempts = n.attempts,
      expires_at = v_now + n.ttl * interval '1 second',
      blocked_until = CASE WHEN n.attempts > n.free
        THEN v_now + least(n."maxDelay", n.delay * 2 ^ least(n.attempts - n.free - 1, 30)) * interval '1 second'
        -- Not the current time: if the clock were set back slightly, a free attempt would block the next one.
        ELSE 'epoch' END
    FROM (
      SELECT r.*, CASE WHEN o.expires_at < v_now THEN 1 ELSE o.attempts + 1 END AS attempts
      FROM jsonb_to_recordset(p_rules)
        AS r (key text, free integer, delay double precision, "maxDelay" double precision, ttl double precision)
      JOIN throttles o ON o.key = r.key
    ) n
    WHERE t.key = n.key;
  RETURN 0;
END $$;
