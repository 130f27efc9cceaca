-- Triggers that maintain the number of images per category, tag and theme. Those for inserts and deletions run once per
-- statement, as rows are inserted and deleted in bulk.
CREATE OR REPLACE FUNCTION facets_after_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facets (category, tag, theme, count)
    SELECT category, tag, theme, count(*) FROM new_images GROUP BY category, tag, theme ORDER BY 1, 2, 3
    ON CONFLICT (category, tag, theme) DO UPDATE SET count = facets.count + excluded.count;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION facets_after_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE facets SET count = facets.count - deleted.count
    FROM (SELECT category, tag, theme, count(*) AS count FROM old_images GROUP BY category, tag, theme) deleted
    WHERE (facets.category, facets.tag, facets.theme) = (deleted.category, deleted.tag, deleted.theme);
  DELETE FROM facets WHERE count <= 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION facets_after_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE facets SET count = count - 1 WHERE (category, tag, theme) = (OLD.category, OLD.tag, OLD.theme);
  DELETE FROM facets WHERE (category, tag, theme) = (OLD.category, OLD.tag, OLD.theme) AND count <= 0;
  INSERT INTO facets (category, tag, theme, count) VALUES (NEW.category, NEW.tag, NEW.theme, 1)
    ON CONFLICT (category, tag, theme) DO UPDATE SET count = facets.count + 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER images_inserted AFTER INSERT ON images
  REFERENCING NEW TABLE AS new_images FOR EACH STATEMENT EXECUTE FUNCTION facets_after_insert();

CREATE OR REPLACE TRIGGER images_deleted AFTER DELETE ON images
  REFERENCING OLD TABLE AS old_images FOR EACH STATEMENT EXECUTE FUNCTION facets_after_delete();

CREATE OR REPLACE TRIGGER images_moved AFTER UPDATE OF category, tag, theme ON images FOR EACH ROW
  WHEN ((OLD.category, OLD.tag, OLD.theme) IS DISTINCT FROM (NEW.category, NEW.tag, NEW.theme))
  EXECUTE FUNCTION facets_after_update();
