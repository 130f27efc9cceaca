-- The words of a folded text that have at least `p_shortest` letters. Digits separate words: a wrong number is another
-- number, not a typo.
CREATE OR REPLACE FUNCTION words_of(p_text text, p_shortest integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}')
  FROM unnest(regexp_split_to_array(p_text, '[\u0001-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+')) word
  WHERE char_length(word) BETWEEN p_shortest AND 30
$$;
