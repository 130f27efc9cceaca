-- The words, and each of them without one of its letters. Two words with a common key differ by one wrong, missing, added
-- or swapped letter.
CREATE OR REPLACE FUNCTION typo_keys(p_words text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT key), '{}')
  FROM unnest(p_words) word,
  LATERAL (
    SELECT word AS key
    UNION ALL SELECT overlay(word placing '' FROM place FOR 1) FROM generate_series(1, char_length(word)) place
  ) keys
$$;
