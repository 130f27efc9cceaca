-- Triggers that keep an image's searchable text: all its public texts, folded. Never the prompt. Its words go into the
-- vocabulary by which a search corrects typos.
CREATE OR REPLACE FUNCTION set_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search := fold_text(concat_ws(' ', NEW.title, NEW.category, NEW.tag, NEW.theme, NEW.alt));
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION add_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (word)
    SELECT DISTINCT word FROM new_images n, unnest(words_of(n.search, 5)) word ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER images_search_set BEFORE INSERT OR UPDATE OF title, alt, category, tag, theme ON images
  FOR EACH ROW EXECUTE FUNCTION set_search();

CREATE OR REPLACE TRIGGER images_words_inserted AFTER INSERT ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();

CREATE OR REPLACE TRIGGER images_words_updated AFTER UPDATE ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION add_search_words();
