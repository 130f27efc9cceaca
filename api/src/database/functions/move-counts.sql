-- Moves an image's counts along with it when its category changes or it is deleted.
-- Migration 0008 created this function with the triggers that call it; later changes are made only here.
CREATE OR REPLACE FUNCTION move_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_views integer;
  v_downloads integer;
BEGIN
  UPDATE image_counters n SET category_number = NULL WHERE n.image_id = OLD.id
    RETURNING n.views, n.downloads INTO v_views, v_downloads;
  IF TG_OP = 'DELETE' THEN
    UPDATE categories c SET views = c.views - v_views, downloads = c.downloads - v_downloads
      WHERE c.name = OLD.category AND v_views IS NOT NULL;
    RETURN OLD;
  END IF;
  INSERT INTO categories (name) SELECT NEW.category
    WHERE NOT EXISTS (SELECT FROM categories c WHERE c.name = NEW.category) ON CONFLICT DO NOTHING;
  PERFORM FROM categories c WHERE c.name IN (OLD.category, NEW.category) ORDER BY c.name FOR UPDATE;
  UPDATE categories c SET
      views = c.views + CASE c.name WHEN NEW.category THEN v_views ELSE -v_views END,
      downloads = c.downloads + CASE c.name WHEN NEW.category THEN v_downloads ELSE -v_downloads END
    WHERE c.name IN (OLD.category, NEW.category) AND v_views IS NOT NULL;
  RETURN NEW;
END $$;
