-- The form in which texts are compared: compatibility form, without accents, invisible characters and case, ß as ss, ς as
-- σ. `foldText` of shared/lib is the same in TypeScript; one table tests both. Indexes contain its results (migration
-- 0010): whoever changes it builds them again.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(value) = char_length(value) THEN
    RETURN lower(value COLLATE "C");
  END IF;
  value := regexp_replace(
    normalize(value, NFKD),
    '[\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u061c\u064b-\u065f\u0670\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u2800\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\U000e0000-\U000e0fff]+',
    '', 'g'
  );
  value := lower(value COLLATE "und-x-icu");
  RETURN normalize(replace(replace(value, 'ς', 'σ'), 'ß', 'ss'), NFKC);
END $$;
