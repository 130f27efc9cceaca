-- Adds new images' categories, each with a number, unless they exist: an event is counted in a row of its category.
-- Migration 0008 created this function with the trigger that calls it; later changes are made only here.
CREATE OR REPLACE FUNCTION name_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO categories (name)
    SELECT DISTINCT n.category FROM new_images n
      WHERE NOT EXISTS (SELECT FROM categories c WHERE c.name = n.category) ORDER BY 1
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
