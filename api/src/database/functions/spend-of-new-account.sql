-- Counts a new account's reveal for its networks: the smaller network may have `p_ceiling` a day (10 times the daily
-- limit if null), the IPv6 /48 around it 4 times that. Returns whether the reveal was within these limits.
CREATE OR REPLACE FUNCTION spend_of_new_account(p_network text, p_site_network text, p_day date, p_ceiling integer)
RETURNS boolean LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  v_networks text[] := array_remove(ARRAY[p_network, p_site_network], NULL);
  v_ceiling integer := coalesce(p_ceiling, (SELECT 10 * s.daily_limit FROM settings s WHERE s.id = 1));
BEGIN
  INSERT INTO network_usage (network, day, reveals)
    SELECT n, p_day, 0 FROM unnest(v_networks) n ORDER BY n ON CONFLICT DO NOTHING;
  -- In the order of the networks, to prevent deadlocks.
  PERFORM 1 FROM network_usage u WHERE u.network = ANY (v_networks) AND u.day = p_day ORDER BY u.network FOR UPDATE;
  IF EXISTS (
    SELECT 1 FROM network_usage u WHERE u.network = ANY (v_networks) AND u.day = p_day
      AND u.new_account_reveals >= v_ceiling * CASE WHEN u.network = p_site_network THEN 4 ELSE 1 END
  ) THEN
    RETURN false;
  END IF;
  UPDATE network_usage u SET new_account_reveals = u.new_account_reveals + 1
    WHERE u.network = ANY (v_networks) AND u.day = p_day;
  RETURN true;
END $$;
