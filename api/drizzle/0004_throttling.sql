-- Asks to try something that may be tried only so often. `p_rules` is an array of {key, free, first, most, memory}: `free`
-- attempts cost nothing, each further one closes the door for `first` seconds, doubled each time up to `most`;
-- after `memory` seconds of quiet all is forgotten. An attempt counts before its outcome is known, so that many at once
-- aren't free. Returns the seconds to wait; 0: go ahead.
CREATE FUNCTION attempt(p_rules jsonb) RETURNS double precision
LANGUAGE plpgsql AS $$
DECLARE
  v_rule record;
  v_row throttles%ROWTYPE;
  v_now timestamptz;
  v_wait double precision := 0;
BEGIN
  -- In the order of the keys, so that nobody waits in a circle.
  FOR v_rule IN SELECT * FROM jsonb_to_recordset(p_rules) AS r (key text) ORDER BY key LOOP
    INSERT INTO throttles (key, attempts, blocked_until, forgotten_at)
      VALUES (v_rule.key, 0, 'epoch', 'infinity') ON CONFLICT DO NOTHING;
    SELECT * INTO v_row FROM throttles WHERE key = v_rule.key FOR UPDATE;
    v_wait := greatest(v_wait, extract(epoch FROM v_row.blocked_until - clock_timestamp()));
  END LOOP;
  IF v_wait > 0 THEN
    RETURN v_wait;
  END IF;
  v_now := clock_timestamp();
  UPDATE throttles t SET
      attempts = n.attempts,
      forgotten_at = v_now + n.memory * interval '1 second',
      blocked_until = CASE WHEN n.attempts > n.free
        THEN v_now + least(n.most, n.first * 2 ^ least(n.attempts - n.free - 1, 30)) * interval '1 second'
        ELSE v_now END
    FROM (
      SELECT r.*, CASE WHEN o.forgotten_at < v_now THEN 1 ELSE o.attempts + 1 END AS attempts
      FROM jsonb_to_recordset(p_rules)
        AS r (key text, free integer, first double precision, most double precision, memory double precision)
      JOIN throttles o ON o.key = r.key
    ) n
    WHERE t.key = n.key;
  RETURN 0;
END $$;
--> statement-breakpoint
-- An attempt turned out to be right: what concerns the account is forgotten, the network gets its attempt back.
CREATE FUNCTION attempt_succeeded(p_forget text[], p_give_back text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM throttles WHERE key IN (SELECT key FROM throttles WHERE key = ANY (p_forget) ORDER BY key FOR UPDATE);
  UPDATE throttles SET attempts = greatest(0, attempts - 1), blocked_until = 'epoch'
    WHERE key IN (SELECT key FROM throttles WHERE key = ANY (p_give_back) ORDER BY key FOR UPDATE);
END $$;
