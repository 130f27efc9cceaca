-- An attempt succeeded: the keys of accounts are reset, for the others the attempt is refunded.
CREATE OR REPLACE FUNCTION throttle_success(p_reset text[], p_refund text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM throttles WHERE key IN (SELECT key FROM throttles WHERE key = ANY (p_reset) ORDER BY key FOR UPDATE);
  UPDATE throttles SET attempts = greatest(0, attempts - 1), blocked_until = 'epoch'
    WHERE key IN (SELECT key FROM throttles WHERE key = ANY (p_refund) ORDER BY key FOR UPDATE);
END $$;
