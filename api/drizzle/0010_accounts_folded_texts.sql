-- Reveals take users before images: they wait for this lock, so that they can't hold the other while this waits for it.
SET LOCAL lock_timeout = '500ms';
--> statement-breakpoint
LOCK TABLE users IN EXCLUSIVE MODE;
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
ALTER TABLE "account_tokens" ADD COLUMN "account_key" text;
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
LOCK TABLE images IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO search_words (word)
  SELECT DISTINCT unnest(words_of(fold_text(concat_ws(' ', title, category, tag, theme, alt)), 5)) FROM images;
--> statement-breakpoint
CREATE INDEX "search_words_typo_keys" ON "search_words" USING gin (typo_keys(ARRAY[word]));
--> statement-breakpoint
-- Readers wait from here on. The texts of most images stay as they are: only letters besides ASCII are folded differently.
ALTER TABLE "images" ALTER COLUMN "search" DROP EXPRESSION;
--> statement-breakpoint
ALTER TABLE "images" ALTER COLUMN "search" SET DEFAULT '';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.title, NEW.category, NEW.tag, NEW.theme, NEW.alt));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_images n, unnest(words_of(n.search, 5)) word ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER images_search_set BEFORE INSERT OR UPDATE OF title, alt, category, tag, theme ON images
  FOR EACH ROW EXECUTE FUNCTION set_search();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER images_words_inserted AFTER INSERT ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER images_words_updated AFTER UPDATE ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
--> statement-breakpoint
UPDATE images SET search = folded.search
  FROM (SELECT id, fold_text(concat_ws(' ', title, category, tag, theme, alt)) AS search FROM images) folded
  WHERE folded.id = images.id AND folded.search <> images.search;
