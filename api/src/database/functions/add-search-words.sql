-- Adds the words of images' public texts to the vocabulary by which a search corrects typos. Never those of prompts:
-- corrections would show what they say.
CREATE OR REPLACE FUNCTION words_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_images n,
      unnest(words_of(fold_text(n.title || ' ' || n.category || ' ' || n.tag || ' ' || n.theme || ' ' || n.alt), 5)) word
    ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION words_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT unnest(
      words_of(fold_text(NEW.title || ' ' || NEW.category || ' ' || NEW.tag || ' ' || NEW.theme || ' ' || NEW.alt), 5)
    )
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER images_words_inserted AFTER INSERT ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION words_after_insert();

CREATE OR REPLACE TRIGGER images_words_updated AFTER UPDATE OF title, alt, category, tag, theme ON images
  FOR EACH ROW EXECUTE FUNCTION words_after_update();
