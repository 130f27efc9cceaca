-- Writers take images, users and tokens in either order: this gives up, and is tried again, before they would be taken for
-- deadlocked.
SET LOCAL lock_timeout = '500ms';
--> statement-breakpoint
-- These functions are also in src/database/functions, where later changes are made.
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_of(p_text text, p_shortest integer) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}')
  FROM unnest(regexp_split_to_array(p_text, '[\u0001-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+')) word
  WHERE char_length(word) BETWEEN p_shortest AND 30
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION typo_keys(p_words text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT key), '{}')
  FROM unnest(p_words) word,
  LATERAL (
    SELECT word AS key
    UNION ALL SELECT overlay(word placing '' FROM place FOR 1) FROM generate_series(1, char_length(word)) place
  ) keys
$$;
--> statement-breakpoint
CREATE INDEX "users_folded" ON "users" USING gin (fold_text(name || ' ' || email) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "users_typo_keys" ON "users" USING gin (typo_keys(words_of(fold_text(name || ' ' || email), 5)));
--> statement-breakpoint
CREATE INDEX "images_folded" ON "images" USING gin (fold_text(title || ' ' || category || ' ' || tag || ' ' || theme || ' ' || alt) gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_images n,
      unnest(words_of(fold_text(n.title || ' ' || n.category || ' ' || n.tag || ' ' || n.theme || ' ' || n.alt), 5)) word
    ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION words_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT unnest(
      words_of(fold_text(NEW.title || ' ' || NEW.category || ' ' || NEW.tag || ' ' || NEW.theme || ' ' || NEW.alt), 5)
    )
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER images_words_inserted AFTER INSERT ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION words_after_insert();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER images_words_updated AFTER UPDATE OF title, alt, category, tag, theme ON images
  FOR EACH ROW EXECUTE FUNCTION words_after_update();
--> statement-breakpoint
INSERT INTO search_words (word)
  SELECT DISTINCT unnest(words_of(fold_text(title || ' ' || category || ' ' || tag || ' ' || theme || ' ' || alt), 5))
  FROM images;
--> statement-breakpoint
CREATE INDEX "search_words_typo_keys" ON "search_words" USING gin (typo_keys(ARRAY[word]));
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "account_key" text;
