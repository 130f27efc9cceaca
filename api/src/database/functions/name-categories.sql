-- Numbers the categories of new images that are new themselves; an event is counted in the row of its category.
-- The migration 0008 created it, with the trigger that calls it; it changes only here.
CREATE OR REPLACE FUNCTION name_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO categories (name)
    SELECT DISTINCT n.category FROM new_images n
      WHERE NOT EXISTS (SELECT FROM categories c WHERE c.name = n.category) ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
